"""The pictures of the page that the documentation shows."""

WIDEST_FILE = 200_000


def make(visitor, folder):
    folder.mkdir(parents=True, exist_ok=True)
    shots = [
        ("page", "voltside", {}, "#picture?level=layers", 1000),
        ("page-findings", "drifted", {}, "#findings?rule=features-stay-apart", 760),
        ("page-guide", "drifted", {"dark": True}, "#guide", 760),
        ("page-matrix", "drifted", {"dark": True}, "#picture?level=types", 760),
    ]
    failed = 0
    for name, page, options, address, height in shots:
        visit = visitor.open(page, width=1200, height=height, address=address, **options)
        visit.settle()
        path = folder / f"{name}.png"
        visit.page.screenshot(path=str(path))
        size = path.stat().st_size
        print(f"{path}: {size // 1024} kB")
        failed += size > WIDEST_FILE
    for problem in visitor.close_pages():
        print(problem)
        failed += 1
    return 1 if failed else 0
