"""The real texts that mutation begins with: Swift files, guides, templates, manifests, project files."""
import functools
import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GUIDES = ["boundaries", "clean-coordinators", "clean-packages", "golden-path", "viper-mvvm"]
FENCE = re.compile(rb"^(`{3,})([^\n`]*)\n(.*?)^\1[ \t]*$", re.DOTALL | re.MULTILINE)
TEMPLATES = re.compile(rb"^(`{3,})([a-z]+ template[^\n`]*|yaml define)\n(.*?)^\1[ \t]*$", re.DOTALL | re.MULTILINE)
LARGEST = 24_000


class Seeds:
    """All seeds, in an order that is the same everywhere; a file is read when it is drawn."""

    def __init__(self, root=ROOT):
        self.root = root
        folders = [root / "Sources", root / "Tests", root / "Examples", root / "Accuracy", root / "Package.swift"]
        # Others' packages come as their tests need them; a machine without them has fewer seeds.
        outside = [folder for base in (root / ".build" / "checkouts", root / ".corpus") if base.is_dir() for folder in sorted(base.iterdir())]
        self.swift = [path for folder in folders + outside for path in found(folder, ".swift", leaving=("Generated", "Hostile"))]
        self.manifests = [path for path in self.swift if path.name in ("Package.swift", "Project.swift", "Workspace.swift")]
        self.projects = [path for folder in outside for path in found(folder, ".pbxproj", leaving=())]
        self.specs = found(root / "Tests" / "Specs", ".md", leaving=())
        self.guides = found(root / "Corpus", ".md", leaving=()) + [root / "Tests" / "Scaffolds" / "derived" / "GUIDE.md", root / "ARCHITECTURE.md"]
        self.examples = sorted(path for path in (root / "Examples").iterdir() if path.is_dir())

    @functools.cached_property
    def books(self):
        """Each built-in guide as one text, its pages one after the other: `{name: text}`."""
        return {name: one_page(self.root / "Guides" / name) for name in GUIDES}

    @functools.cached_property
    def texts(self):
        """Every guide: the built-in ones, those of the corpus, our own."""
        return [*self.books.values(), *(path.read_bytes() for path in self.guides)]

    @functools.cached_property
    def documents(self):
        """The texts of all specs and guides."""
        return [path.read_bytes() for path in self.specs] + self.texts

    @functools.cached_property
    def blocks(self):
        """Blocks of specs and guides that stand for a file, with its path: `[(path, text)]`."""
        result = []
        for document in self.documents:
            for _, info, text in FENCE.findall(document):
                words = info.split()
                if not words or len(words) < 2 or words[1] not in (b"given", b"bad", b"good", b"fixed"):
                    continue
                path = re.search(rb'path="?([^"\s]+)"?', info)
                name = path[1] if path else b"Sources/Example.swift" if words[0] == b"swift" else None
                if name and b"{" not in name:
                    result.append((name, text))
        return result

    @functools.cached_property
    def fences(self):
        """All fenced blocks of specs and guides: `[(what follows the fence, text)]`."""
        return [(info, text) for document in self.documents for _, info, text in FENCE.findall(document)]

    def named(self, *endings):
        return self._named(endings)

    @functools.cache
    def _named(self, endings):
        return [block for block in self.blocks if block[0].endswith(endings)]

    @functools.cached_property
    def sections(self):
        """Built-in guides by parts: `[(definitions, section)]`, each section with its heading."""
        result = []
        for text in self.books.values():
            defined = definitions(text)
            starts = [match.start() for match in re.finditer(rb"^#{2,3} ", text, re.MULTILINE)] + [len(text)]
            result += [(defined, text[start:end]) for start, end in zip(starts, starts[1:]) if end - start < LARGEST]
        return result

    @functools.cached_property
    def template_sets(self):
        """`[(name of the set, values of its inputs, guide)]`, each guide without its examples, which no template needs."""
        result = []
        for text in self.texts:
            bare = FENCE.sub(lambda match: b"" if match[2].split()[1:2] in ([b"given"], [b"bad"], [b"good"], [b"fixed"]) else match[0], text)
            bare = re.sub(rb"\n{3,}", b"\n\n", bare)
            for match in FENCE.finditer(text):
                name = re.search(rb"^template: *(\S+)", match[3], re.MULTILINE) if match[2].split() == [b"yaml", b"template"] else None
                if name and b"derives:" not in match[3]:
                    result.append((name[1], samples(match[3]), bare))
        return result

    def text(self, path):
        return path.read_bytes()[:LARGEST]

    def some_swift(self, random):
        """A path as in its package, and a text."""
        if random.random() < 0.2:
            return random.choice(self.named(b".swift"))
        path = random.choice(self.swift)
        return os.fsencode(path.name), self.text(path)

    def example(self, random):
        """All files of one of the examples, by path."""
        folder = random.choice(self.examples)
        return {
            os.fsencode(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in (".png", ".resolved") and ".build" not in path.parts
        }


def samples(block):
    """The inputs that a set of templates asks for, each with its own sample: `[b"Name=Order"]`."""
    result = []
    for name, entry in re.findall(rb"^  ([A-Za-z-]+): *\{(.*)\}", block, re.MULTILINE):
        sample = re.search(rb"sample: *(\[[^\]]*\]|\"[^\"]*\"|[^,\[\]}]+)", entry)
        if sample or b"default:" not in entry:
            value = sample[1].strip() if sample else b"Cart"
            value = re.sub(rb"^\[|\]$|\"", b"", value)
            result.append(name + b"=" + value)
    return result


def one_page(folder):
    """The pages of a guide's folder as one text with the first page's front matter."""
    first = (folder / "README.md").read_bytes()
    others = [path.read_bytes() for path in found(folder, ".md", leaving=()) if path != folder / "README.md"]
    return b"\n".join([first, *(re.sub(rb"\A---\n.*?\n---\n", b"", text, flags=re.DOTALL) for text in others)])


def definitions(text):
    """What a guide declares, without its prose."""
    return b"\n".join(b"```yaml define\n" + block + b"```\n" for _, info, block in FENCE.findall(text) if info.split() == [b"yaml", b"define"]) + b"\n"


def found(folder, ending, leaving):
    """Files below a folder by the ending of their names, sorted."""
    if folder.is_file():
        return [folder]
    paths = []
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in leaving)
        paths += [pathlib.Path(place) / name for name in sorted(names) if name.endswith(ending)]
    return [path for path in paths if path.is_file() and path.stat().st_size < 400_000]
