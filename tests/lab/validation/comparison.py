"""Prints each figure beside that of the file, and remembers which differ."""

differing = []
compared = 0


def same(name, mine, theirs, digits=4):
    """Three digits: half a thousandth, or half of the last digit that the file keeps."""
    global compared
    compared += 1
    allowed = max(0.0005, 0.5 * 10**-digits) * 1.02
    is_same = abs(mine - theirs) <= allowed
    if not is_same:
        differing.append(name)
    print(f"{'  ' if is_same else '! '}{name:<88} {mine:10.4f} {theirs:10.4f}")


def same_interval(name, mine, theirs, digits=4):
    for part, number_of_mine in zip(("value", "low", "high"), mine):
        same(f"{name}, {part}", number_of_mine, theirs[part], digits)
