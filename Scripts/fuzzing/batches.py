"""Makes what one run, or a few runs one behind the other, are given: a tree with mutated files in it, and the calls."""
import dataclasses
import os
import random as randomness
import re

import hostile_guides
from fuzzing import dictionaries, seeds
from fuzzing.mutations import mutated, mutated_blocks, odd_name, softly_mutated

ENTRIES = ["check", "look", "fix", "new", "guide test", "init"]
SMALL_GUIDE = b"---\nnorma: 2\nname: small\n---\n\n# A\n\n```yaml rule\nrule: a\nevery: class\nmust: { be: final }\n```\n"
# All of one tree; more would only be slower.
FULL = 250_000
LOOKED_FOR = ["class", "view-model", "function", "{ kind: struct, named: \"*Model\" }", "{ any: [class, actor], not: { be: final } }", "App", "{", "*", "a\u0301"]


@dataclasses.dataclass
class Batch:
    entry: str
    files: dict  # path -> bytes
    inputs: list  # what was mutated: paths, or words of a call
    calls: list  # each a list of arguments, run in the tree's root
    name: str = ""  # entry:seed:index, to make it again

    def with_files(self, files):
        return dataclasses.replace(self, files=files, inputs=[path for path in self.inputs if path in files])


def batch(sources, entry, seed, index):
    """The same for the same words, whatever else was made before."""
    random = randomness.Random(f"{seed}/{entry}/{index}")
    made = MAKERS[entry](sources, random, index)
    made.name = f"{entry}:{seed}:{index}"
    return made


# Trees


def swift_files(sources, random, number, files, inputs):
    """Adds mutated Swift files, in folders as the examples have them."""
    folders = [b"Sources/App", b"Sources/Features/Cart", b"App/Presentation/Cart", b"Modules/Domain/Sources/Domain", b"Tests/AppTests", b"Core/Services", b""]
    room = FULL - sum(map(len, files.values()))
    for _ in range(number):
        name, text = sources.some_swift(random)
        _, other = sources.some_swift(random)
        change = softly_mutated if random.random() < 0.4 else mutated
        text = change(random, text, other, dictionaries.SWIFT)
        if random.random() < 0.1:
            name = odd_name(random, name[:-6]) + b".swift"
        folder = random.choice(folders)
        if random.random() < 0.03:
            folder = (folder + b"/" if folder else b"") + odd_name(random, b"Folder")
        path = (folder + b"/" if folder else b"") + (name if b"/" not in name or random.random() < 0.5 else os.path.basename(name))
        room -= len(text)
        if room < 0:
            return
        if path not in files:
            files[path] = text
            inputs.append(path)


def example_tree(sources, random, share):
    """One of the examples with a share of its files mutated."""
    files = sources.example(random)
    inputs = []
    if random.random() < 0.5:
        files.pop(b".norma.yml", None)
    for path in sorted(files):
        if random.random() < share and not path.endswith(b".norma.yml"):
            _, other = sources.some_swift(random)
            change = softly_mutated if random.random() < 0.5 else mutated
            files[path] = change(random, files[path][: seeds.LARGEST], other, words(path), longest=30_000)
            inputs.append(path)
    return files, inputs


def words(path):
    if os.path.basename(path) in (b"Package.swift", b"Project.swift", b"Workspace.swift"):
        return dictionaries.MANIFEST
    if path.endswith(b".swift"):
        return dictionaries.SWIFT
    if path.endswith(b".md"):
        return dictionaries.GUIDE
    return dictionaries.PROJECT


def described_project(sources, random, files, inputs):
    """Adds manifests, project files and settings, each in a folder of its own."""
    for number in range(random.randrange(3, 10)):
        kind = random.random()
        folder = b"P%d/" % number
        if kind < 0.4:
            path = folder + random.choice([b"Package.swift", b"Package.swift", b"Project.swift", b"Workspace.swift", b"Package@swift-5.9.swift"])
            blocks = sources.named(os.path.basename(path)) or sources.named(b"Package.swift")
            text = random.choice(blocks)[1] if random.random() < 0.6 else sources.text(random.choice(sources.manifests))
        elif kind < 0.65:
            path = folder + b"App.xcodeproj/project.pbxproj"
            blocks = sources.named(b".pbxproj")
            text = sources.text(random.choice(sources.projects)) if sources.projects and random.random() < 0.2 else random.choice(blocks)[1]
        elif kind < 0.85:
            path = folder + random.choice([b"project.yml", b"project.yml", b"project-base.yml", b"Tuist/ProjectDescriptionHelpers/H.swift"])
            text = random.choice(sources.named(b"project.yml", b"project.yaml"))[1]
            if path.endswith(b".swift"):
                text = random.choice(sources.named(b"Project.swift"))[1]
        else:
            blocks = sources.named(b".xcconfig", b".strings", b".json", b".yml", b".yaml", b".plist", b".txt", b".md", b".toml")
            name, text = random.choice(blocks)
            path = folder + name
        same = [block for block in sources.blocks if block[0].endswith(os.path.splitext(path)[1])]
        files[path] = mutated(random, text, random.choice(same)[1] if same else b"", words(path))
        inputs.append(path)
        files.setdefault(folder + b"Sources/A/A.swift", b"import B\nfinal class AViewModel: ObservableObject {}\n")
        files.setdefault(folder + b"Shop/ShopView.swift", b"struct ShopView: View {}\n")


def configuration(sources, random, index, files, inputs):
    """Adds a mutated `.norma.yml`."""
    guide = seeds.GUIDES[index // 3 % 5]
    text = random.choice([
        f"guide: {guide}\ninclude: [Sources, Tests]\nexclude: [\"**/Generated\"]\n".encode(),
        f"# What is checked\nguide: {guide}\nexclude:\n  - Sources/App/*.swift\n  - \"**/*Tests\"\n".encode(),
        b"guide: GUIDE.md\n",
    ])
    files[b".norma.yml"] = mutated(random, text, b"targets:\n  A: {type: b}\n", dictionaries.GUIDE)
    files.setdefault(b"GUIDE.md", SMALL_GUIDE)
    inputs.append(b".norma.yml")


def a_guide(sources, random, index):
    """The text of a guide: one of the specs, a part of a built-in one, seldom a whole one, or one with much of one thing."""
    kind = random.random()
    if kind < 0.05:
        shape = random.choice(sorted(hostile_guides.SHAPES))
        return hostile_guides.SHAPES[shape](int(10_000 ** random.random())).encode()[:350_000]
    if kind < 0.6:
        return sources.text(random.choice(sources.specs))
    head = b"---\nnorma: 2\nname: part\n---\n\n# Part\n\n"
    if kind < 0.75:
        defined, section = random.choice(sources.sections)
        return head + (defined if random.random() < 0.6 else b"") + section
    if kind < 0.85:
        return random.choice(sources.template_sets)[2]
    if kind < 0.95:
        _, section = random.choice(sources.sections)
        return f"---\nnorma: 2\nname: part\nextends: [{seeds.GUIDES[index % 5]}]\n---\n\n# Part\n\n".encode() + section
    return random.choice(sources.texts)[:350_000]


def mutated_guide(sources, random, index):
    _, other = random.choice(sources.sections)
    if random.random() < 0.5:
        other = sources.text(random.choice(sources.specs))
    return mutated_text_of_guide(random, a_guide(sources, random, index), other)


def mutated_text_of_guide(random, text, other, fence=seeds.FENCE):
    """A third of the time as wildly as any text, and otherwise so that the rest can still be read."""
    if random.random() < 0.35:
        text = mutated(random, text, other, dictionaries.TEMPLATE, longest=350_000)
    else:
        text = mutated_blocks(random, text, other[:20_000], dictionaries.TEMPLATE, fence)
    # A guide that is no UTF-8 is told as such, and that is all.
    return text if random.random() < 0.1 else text.decode("utf-8", "replace").encode()


# Entries


def check(sources, random, index):
    files, inputs, calls = {}, [], []
    kind = random.random()
    if kind < 0.55:
        swift_files(sources, random, random.randrange(20, 50), files, inputs)
    elif kind < 0.75:
        files, inputs = example_tree(sources, random, 0.6)
    elif kind < 0.87:
        described_project(sources, random, files, inputs)
        swift_files(sources, random, 4, files, inputs)
    elif kind < 0.94:
        configuration(sources, random, index, files, inputs)
        swift_files(sources, random, 3, files, inputs)
    else:
        files[b"GUIDE.md"] = mutated_guide(sources, random, index)
        inputs.append(b"GUIDE.md")
        swift_files(sources, random, 4, files, inputs)
    others = ["sarif", "terminal", "xcode", "github", "gitlab", "junit", "checkstyle", "markdown"]
    call = ["check", "--format", "json" if random.random() < 0.7 else random.choice(others)]
    if b"GUIDE.md" in inputs:
        call += ["--guide", "GUIDE.md"]
    elif b".norma.yml" not in files:
        call += ["--guide", guide_of_tree(sources, random, index, files)]
    if random.random() < 0.1:
        call.append("--strict")
    if random.random() < 0.05:
        call.append(os.fsdecode(random.choice(sorted(files))))
    return Batch("check", files, inputs, [call])


def look(sources, random, index):
    """The commands that only show something, and a baseline, all on one tree."""
    files, inputs = {}, []
    if random.random() < 0.6:
        swift_files(sources, random, random.randrange(8, 25), files, inputs)
    else:
        files, inputs = example_tree(sources, random, 0.6)
    if random.random() < 0.3:
        described_project(sources, random, files, inputs)
    guide = []
    if b".norma.yml" not in files:
        guide = ["--guide", guide_of_tree(sources, random, index, files)]
    place = os.fsdecode(random.choice(sorted(files)))
    word = random.choice(LOOKED_FOR)
    calls = [
        ["facts"] + random.choice([[], ["--names"], ["--modules"]]),
        ["graph", "--format", random.choice(["dot", "json", "mermaid", "svg"]), "--of", random.choice(["modules", "layers", "features", "types", "parts"])] + guide,
        ["find", word, "--format", random.choice(["text", "json"])] + guide,
        ["roles", "--format", random.choice(["text", "json"])] + guide,
        ["rules"] + random.choice([[], ["--all"]]) + guide + ["--", place],
        ["why", *random.choice([[], ["--verbose"]]), *guide, "--", random.choice([place + ":" + str(random.randrange(40)), word])],
        ["explain", random.choice(["actions-are-private", "view-models-stay-apart", word])] + guide,
        ["guide", random.choice(["show", "status", "words"])] + ([] if not guide else guide[1:]),
        ["check", "--format", random.choice(["html", "sarif", "terminal", "markdown"])] + guide,
        ["baseline"] + guide,
        ["check"] + guide,
    ]
    return Batch("look", files, inputs, random.sample(calls[:-2], 4) + (calls[-2:] if random.random() < 0.5 else []))


def guide_of_tree(sources, random, index, files):
    """A built-in guide by turns; at times one of the specs of checks, which lie beside the code then."""
    if random.random() < 0.7:
        return seeds.GUIDES[index % 5]
    spec = random.choice([path for path in sources.specs if path.parent.name in ("checks", "sentences", "patterns", "resolution")])
    files[b"Docs/SPEC.md"] = spec.read_bytes()
    return "Docs/SPEC.md"


def fix(sources, random, index):
    files, inputs = {}, []
    if random.random() < 0.75:
        swift_files(sources, random, random.randrange(15, 35), files, inputs)
    else:
        files, inputs = example_tree(sources, random, 0.6)
        files.pop(b".norma.yml", None)
    guide = seeds.GUIDES[index % 5]
    if random.random() < 0.6:
        spec = random.choice([path for path in sources.specs if path.parent.name == "checks" or path.name == "fixes.md"])
        files[b"Docs/SPEC.md"] = spec.read_bytes()
        guide = "Docs/SPEC.md"
    look = ["check", "--format", "json", "--guide", guide]
    make = ["fix", "--guide", guide] + (["--review"] if random.random() < 0.5 else [])
    if random.random() < 0.1:
        make.append("--draft")
    return Batch("fix", files, inputs, [look, make + ["--dry-run"], make, look, make])


def new(sources, random, index):
    kind = random.random()
    if kind < 0.5:
        return new_from_template(sources, random, index)
    if kind < 0.75:
        return new_by_name(sources, random, index)
    return new_derived(sources, random, index)


def new_from_template(sources, random, index):
    """A guide with mutated templates."""
    name, values, text = random.choice(sources.template_sets)
    other = random.choice(sources.template_sets)[2]
    text = mutated_text_of_guide(random, text, other, seeds.TEMPLATES)
    files = {b"GUIDE.md": text}
    add_existing(random, files)
    call = ["new", os.fsdecode(name), "--guide", "GUIDE.md"]
    for value in values:
        if random.random() < 0.95:
            call += ["--set", os.fsdecode(value)]
    return Batch("new", files, [b"GUIDE.md"], [call + options(random)])


def new_by_name(sources, random, index):
    """A guide's own templates with names, values and folders that nobody would think of."""
    name, values, text = random.choice(sources.template_sets)
    files = {b"GUIDE.md": text}
    add_existing(random, files)
    call = ["new", os.fsdecode(name), "--guide", "GUIDE.md"]
    odd = random.randrange(len(values) + 1)
    for number, value in enumerate(values):
        key, _, usual = value.partition(b"=")
        if number == odd or random.random() < 0.1:
            choice = random.random()
            changed = odd_name(random, usual) if choice < 0.7 else random.choice(dictionaries.TEMPLATE + dictionaries.SWIFT)
            value = key + b"=" + (changed if choice < 0.9 else usual + b"," + changed)
        call += ["--set", os.fsdecode(value)]
    if random.random() < 0.2:
        place = random.choice([b"..", b"../x", b"a/../../b", b"./.", b"", b"a//b", odd_name(random, b"Apps")])
        call += ["--into", os.fsdecode(place)]
    if random.random() < 0.05:
        call[1] = os.fsdecode(odd_name(random, name))
    return Batch("new", files, [" ".join(call)], [call + options(random)])


def new_derived(sources, random, index):
    """What is derived of mutated declarations: mocks, stubs, tests, previews, mappers, protocols, names of texts."""
    kind = random.choice(["mock", "mock", "stub", "tests", "preview", "mapper", "protocol", "texts"])
    guide = seeds.GUIDES[index % 5]
    files = {b"Docs/G.md": b"---\nnorma: 2\nname: bare\n---\n\n# Bare\n"} if random.random() < 0.6 else {}
    by = ["--guide", "Docs/G.md" if files else guide]
    if kind == "texts":
        text = b"\"title\" = \"Cart\";\n/* how many */\n\"cart.count\" = \"%d of %@ items\";\n\"a b\" = \"%1$@ %2$.2f %%\";\n"
        files[b"en.lproj/Localizable.strings"] = mutated(random, text, b"<plist><dict><key>a</key></dict></plist>", dictionaries.PROJECT + dictionaries.SWIFT)
        return Batch("new", files, [b"en.lproj/Localizable.strings"], [["new", "texts", "en.lproj/Localizable.strings", *by, *options(random)]])
    wanted = b"protocol " if kind == "mock" else b"struct " if kind in ("stub", "mapper", "preview") else b"class "
    for _ in range(30):
        name, text = sources.some_swift(random)
        if wanted in text and len(text) < 12_000:
            break
    _, other = sources.some_swift(random)
    path = b"Sources/App/" + os.path.basename(name)
    files[path] = mutated(random, text, other, dictionaries.SWIFT, longest=30_000)
    declared = re.findall(rb"(?:protocol|struct|class|actor|enum) ([A-Za-z_]\w*)", files[path]) or [b"Cart"]
    chosen = [os.fsdecode(random.choice(declared)) for _ in range(2 if kind == "mapper" else 1)]
    calls = [["new", kind, *chosen, *by, *options(random)]]
    if kind == "mock" and random.random() < 0.3:
        calls.append(["new", "mock", "--update", *by])
    return Batch("new", files, [path], calls)


def add_existing(random, files):
    """Files that stand where templates may want to write."""
    files[b"Package.swift"] = b"// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"App\", targets: [.target(name: \"App\")])\n"
    files[b"Sources/App/Route.swift"] = b"enum Route {\n    case home\n}\n"
    for path in [b"Sources/App/ContentView.swift", b"App/Route.swift", b"Sources", b"Cart.swift", b"Features/Cart/CartView.swift"]:
        if random.random() < 0.3:
            files[path] = b"struct Mine {}\n"


def options(random):
    return [option for option, share in [("--dry-run", 0.1), ("--missing", 0.2), ("--anyway", 0.4)] if random.random() < share]


def guide_test(sources, random, index):
    call = ["guide", "test", "GUIDE.md"] + [option for option in ["--disguised", "--require-proof"] if random.random() < 0.15]
    files = {b"GUIDE.md": mutated_guide(sources, random, index)}
    inputs = [b"GUIDE.md"]
    if random.random() < 0.1:
        # Two guides that lean on one another.
        files[b"BASE.md"] = files[b"GUIDE.md"]
        files[b"GUIDE.md"] = mutated(random, b"---\nnorma: 2\nname: leaning\nextends: [BASE.md]\n---\n\n# A\n", b"", dictionaries.GUIDE) + a_guide(sources, random, index)
        inputs.append(b"BASE.md")
    return Batch("guide test", files, inputs, [call])


def init(sources, random, index):
    files, inputs = {}, []
    kind = random.random()
    if kind < 0.5:
        swift_files(sources, random, random.randrange(10, 30), files, inputs)
    elif kind < 0.7:
        files, inputs = example_tree(sources, random, 0.6)
        files.pop(b".norma.yml", None)
    else:
        described_project(sources, random, files, inputs)
        swift_files(sources, random, 4, files, inputs)
    call = ["init"]
    choice = random.random()
    if choice < 0.1:
        name = odd_name(random, b"GUIDE") + b".md"
        files[b"Docs/" + name] = SMALL_GUIDE
        inputs.append(b"Docs/" + name)
        call += ["--guide", os.fsdecode(b"Docs/" + name)]
    elif choice < 0.2:
        call += ["--guide", seeds.GUIDES[index % 5], "--copy"]
    elif choice < 0.3:
        call += ["--copy"]
    elif choice < 0.4:
        call += ["--dry-run"]
    if random.random() < 0.05:
        files[random.choice([b".norma.yml", b"GUIDE.md", b".norma.yaml"])] = b"guide: golden-path\n"
    return Batch("init", files, inputs, [call] + ([["check", "--format", "json"]] if random.random() < 0.3 and "--dry-run" not in call else []))


MAKERS = {"check": check, "look": look, "fix": fix, "new": new, "guide test": guide_test, "init": init}
