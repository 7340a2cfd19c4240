"""Makes a failing batch small: fewer files, fewer calls, fewer lines, fewer bytes, as long as it fails in the same way."""
import dataclasses
import time

from fuzzing import judging


class Reducer:
    def __init__(self, program, kind, seconds=120):
        self.program = program
        self.kind = kind
        self.end = time.monotonic() + seconds

    def fails(self, batch):
        failures, _ = judging.run(self.program, batch)
        return any(failure.kind == self.kind for failure in failures)

    @property
    def is_late(self):
        return time.monotonic() > self.end

    def reduced(self, batch):
        batch = self.with_one_input(self.with_fewer_calls(batch))
        paths = self.smaller(sorted(batch.files), lambda kept: self.fails(batch.with_files({path: batch.files[path] for path in kept})))
        batch = batch.with_files({path: batch.files[path] for path in paths})
        for separator in (b"\n", b" ", b""):
            for path in sorted(batch.files, key=lambda path: -len(batch.files[path])):
                batch = self.with_smaller_file(batch, path, separator)
        return self.with_fewer_words(self.with_fewer_calls(batch))

    def with_fewer_calls(self, batch):
        for call in reversed(batch.calls):
            alone = dataclasses.replace(batch, calls=[call])
            if len(batch.calls) > 1 and not self.is_late and self.fails(alone):
                return alone
        return batch

    def with_one_input(self, batch):
        """Mostly one file is enough; and of many, all but one are quick to try."""
        mutated = [path for path in batch.inputs if path in batch.files]
        for path in mutated if len(mutated) > 1 else []:
            alone = batch.with_files({other: text for other, text in batch.files.items() if other == path or other not in mutated})
            if not self.is_late and self.fails(alone):
                return alone
        return batch

    def with_fewer_words(self, batch):
        """Options that don't matter."""
        for number, call in enumerate(batch.calls):
            for option in ["--strict", "--review", "--missing", "--anyway", "--disguised", "--require-proof", "--copy", "--dry-run"]:
                if option in call and not self.is_late:
                    calls = [[word for word in other if word != option] if index == number else other for index, other in enumerate(batch.calls)]
                    shorter = dataclasses.replace(batch, calls=calls)
                    if self.fails(shorter):
                        batch = shorter
        return batch

    def with_smaller_file(self, batch, path, separator):
        content = batch.files[path]
        parts = content.split(separator) if separator else [content[at : at + 1] for at in range(len(content))]
        if len(parts) < 2 or not separator and len(parts) > 4000:
            return batch

        def made(kept):
            return batch.with_files({**batch.files, path: separator.join(kept)})

        return made(self.smaller(parts, lambda kept: self.fails(made(kept))))

    def smaller(self, parts, fails):
        """Zeller and Hildebrandt's ddmin: leaves out ever smaller runs of parts."""
        pieces = 2
        while len(parts) >= 1 and not self.is_late:
            size = max(1, len(parts) // pieces)
            found = False
            start = 0
            while start < len(parts) and not self.is_late:
                rest = parts[:start] + parts[start + size :]
                if fails(rest):
                    parts, found = rest, True
                else:
                    start += size
            if not found:
                if size == 1:
                    break
                pieces *= 2
            else:
                pieces = max(2, pieces // 2)
            if not parts:
                break
        return parts
