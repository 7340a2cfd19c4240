"""Runs a program on a tree of files within limits, and says what came of it."""
import dataclasses
import os
import pathlib
import resource
import shutil
import signal
import subprocess
import tempfile
import threading

MEMORY = 4 << 30  # of address space; a run that wants more fails
OUTPUT = 256 << 20  # a report that is longer is cut off, and the run fails


@dataclasses.dataclass
class Outcome:
    arguments: list
    status: int  # negative: the signal that ended it
    seconds: float  # of the processor, which says the same on a machine that is busy
    memory: int  # at most, in bytes
    output: bytes
    errors: bytes
    timed_out: bool = False


@dataclasses.dataclass
class Program:
    path: str
    patience: float = 1.0  # how much slower than a release build on a usual machine it is, at least 1

    def run(self, arguments, folder, seconds):
        """Ends the program after `seconds` of the processor."""
        seconds = int(seconds * self.patience) + 1

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
            resource.setrlimit(resource.RLIMIT_FSIZE, (OUTPUT, OUTPUT))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if os.uname().sysname == "Linux":
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                [self.path, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=errors, preexec_fn=limit
            )
            ended = threading.Event()
            threading.Thread(target=kill_if_asleep, args=(process, ended), daemon=True).start()
            _, how, usage = os.wait4(process.pid, 0)
            ended.set()
            status = os.waitstatus_to_exitcode(how)
            process.returncode = status
            output.seek(0)
            errors.seek(0)
            unit = 1024 if os.uname().sysname == "Linux" else 1
            used = usage.ru_utime + usage.ru_stime
            return Outcome(
                list(arguments), status, used, usage.ru_maxrss * unit, output.read(), errors.read(200_000),
                timed_out=status in (-signal.SIGXCPU, -signal.SIGKILL),
            )

    def calibrated(self, root):
        """With the patience that this build on this machine needs: a release build checks this example in less than a tenth of a second."""
        example = root / "Examples" / "Larder"
        runs = [self.run(["check", str(example), "--guide", "golden-path", "--format", "json"], root, 120) for _ in range(2)]
        return Program(self.path, max(1.0, min(run.seconds for run in runs) / USUAL))


USUAL = 0.08


def kill_if_asleep(process, ended):
    """Ends a program that waits for ever: one that slept and used no processor for a minute, however busy the machine is."""
    used, samples = None, 0
    while not ended.wait(5):
        now = sleeping(process.pid)
        samples = samples + 1 if now is not None and now == used else 0
        used = now
        if samples == 12 and not ended.is_set():
            process.kill()
            return


def sleeping(pid):
    """What the process has used of the processor, where it sleeps; None where it runs, or nothing can be said."""
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        tasks = [pathlib.Path(f"/proc/{pid}/task/{task}/stat").read_text().rpartition(")")[2].split()[0] for task in os.listdir(f"/proc/{pid}/task")]
    except OSError:
        return None
    return (fields[11], fields[12]) if all(task == "S" for task in tasks) else None


class Tree:
    """Files in a folder of their own, with something beside it that nobody may touch."""

    def __init__(self, files, folder=None):
        self.base = pathlib.Path(tempfile.mkdtemp(prefix="norma-fuzz-", dir=folder))
        self.root = self.base / "tree"
        self.root.mkdir()
        (self.base / "beside.swift").write_bytes(BESIDE)
        written = {}
        for path, content in files.items():
            place = os.path.join(os.fsencode(self.root), path)
            if path.startswith(b"/") or b".." in path.split(b"/"):
                raise ValueError(f"{path} does not lie in the tree")
            try:
                os.makedirs(os.path.dirname(place), exist_ok=True)
                with open(place, "xb") as file:
                    file.write(content)
            except (OSError, ValueError):
                continue  # no file can have this name, or not beside the others
            written[path] = content
        self.files = written

    def content(self):
        """What the tree holds now, and under `../` what stands beside it."""
        result = {}
        root = os.fsencode(self.root)
        for place, folders, names in os.walk(os.fsencode(self.base)):
            for name in names:
                path = os.path.join(place, name)
                with open(path, "rb") as file:
                    result[os.path.relpath(path, root)] = file.read()
        result.pop(b"../beside.swift" if result.get(b"../beside.swift") == BESIDE else b"", None)
        return result

    def remove(self):
        shutil.rmtree(self.base, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.remove()


BESIDE = b"class Beside {}\n"
