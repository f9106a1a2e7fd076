#!/usr/bin/env python3
"""Checks certificates of Cat and Mouse, version 1, as format.md beside this file specifies them.

    verify.py GRAPH CERTIFICATE [--hole N] [--mouse N] [--cat N]
    verify.py --stream

GRAPH is a file with the graph as a JSON list of each node's neighbours. An arc that is not listed
back is a directed one: what is checked then is the game on the directed graph. Prints what is
proved, and exits with 0; or the line and the rule that is broken, and exits with 1.

With --stream, each line of stdin is a JSON object with "graph", "certificate" (its bytes as
characters 0 to 255) and perhaps "hole", "mouse" and "cat"; each line of stdout is a verdict.
"""
import argparse
import hashlib
import json
import re
import sys

MOUSE, CAT, DRAW = "mouse", "cat", "draw"
OTHER = {MOUSE: CAT, CAT: MOUSE}
NUMBER = "(0|[1-9][0-9]*)"


class Rejected(Exception):
    """The certificate proves nothing."""


class Game:
    """Cat and Mouse. A position is (mouse, cat, turn)."""

    def __init__(self, graph, hole=0, mouse=1, cat=2):
        nodes = range(len(graph))
        self.moves = {
            MOUSE: {place: sorted(graph[place]) for place in nodes},
            CAT: {place: sorted(set(graph[place]) - {hole}) for place in nodes if place != hole},
        }
        self.hole, self.start = hole, (mouse, cat, MOUSE)

    def hash(self):
        lines = ["catmouse game 1"]
        for player in (MOUSE, CAT):
            lines += [player, *(spaced(place, *to) for place, to in self.moves[player].items())]
        lines += ["safe %d" % self.hole, "goals", "captures same place", "stalemate draw"]
        lines += ["endless draw", spaced("start", *self.start), ""]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    def finish(self, position):
        """How a position is finished; None if it is not."""
        mouse, cat, _ = position
        if mouse == self.hole:
            return MOUSE
        if mouse == cat:
            return CAT
        return None if self.successors(position) else DRAW

    def successors(self, position):
        """Where the moves of an unfinished position lead."""
        mouse, cat, turn = position
        if turn == MOUSE:
            return [(to, cat, CAT) for to in self.moves[MOUSE][mouse]]
        return [(mouse, to, MOUSE) for to in self.moves[CAT][cat]]


class Lines:
    """The lines of a certificate, one after the other."""

    def __init__(self, certificate):
        self.lines = certificate.decode("latin-1").split("\n")
        self.last = self.lines.pop()
        self.number = 0

    def next(self):
        self.number += 1
        if self.number > len(self.lines):
            raise Rejected("line %d: incomplete" % self.number)
        return self.lines[self.number - 1]

    def demand(self, condition, rule):
        if not condition:
            raise Rejected("line %d: %s" % (self.number, rule))

    def expect(self, line):
        self.demand(self.next() == line, "expected %r" % line)

    def expect_end(self):
        self.demand(self.number == len(self.lines) and self.last == "", "something follows")


def spaced(*words):
    return " ".join(map(str, words))


def number(text):
    value = int(text)
    if value >= 2**32:
        raise Rejected("a number is too large")
    return value


def verify(game, certificate):
    """What a certificate proves, in words."""
    lines = Lines(certificate)
    lines.expect("catmouse certificate 1")
    kind = lines.next()
    lines.demand(kind in ("kind start", "kind exact", "kind table"), "no such kind")
    lines.expect("game sha256 " + game.hash())
    lines.expect(spaced("start", *game.start))
    proved = verify_table(game, lines) if kind == "kind table" else verify_start(game, kind, lines)
    lines.expect_end()
    return proved


def verify_start(game, kind, lines):
    promises = []
    line = lines.next()
    while heading := re.fullmatch("(mouse|cat) (holds|wins in|lasts)(?: %s)?" % NUMBER, line):
        owner, promise, plies = heading.groups()
        lines.demand((plies is None) == (promise == "holds") and len(promises) < 2, "no guarantee")
        promises.append((owner, promise, plies and number(plies)))
        line = verify_guarantee(game, *promises[-1], lines)
    lines.demand(line == "end", "expected an entry, a guarantee or the end")
    match kind, promises:
        case "kind start", [(winner, "wins in", plies)]:
            return "%s wins in at most %d plies" % (winner, plies)
        case "kind start", [(player, "holds", _)]:
            return "%s draws at least" % player
        case _, [("mouse", "holds", _), ("cat", "holds", _)]:
            return "a draw"
        case "kind exact", [(winner, "wins in", plies), (loser, "lasts", least)]:
            if winner != loser and plies == least:
                return "%s wins in exactly %d plies" % (winner, plies)
    lines.demand(False, "the guarantees prove nothing")


def verify_guarantee(game, owner, promise, plies, lines):
    """Reads and checks the entries of a guarantee; the line after them."""
    count = 3 if promise == "holds" else 4
    entry = re.compile(" ".join([NUMBER] * count))
    listed, last = {}, ()
    while match := entry.fullmatch(line := lines.next()):
        mouse, cat, *rest = map(number, match.groups())
        lines.demand(mouse in game.moves[MOUSE] and cat in game.moves[CAT], "no such position")
        lines.demand(last < (mouse, cat), "out of order or twice")
        last = (mouse, cat)
        listed[mouse, cat, owner] = rest
    reached, unchecked = set(), []

    def keep(position, plies):
        finish = game.finish(position)
        if finish == owner:
            lines.demand(promise != "wins in" or plies >= 0, "too many plies at %s" % (position,))
        elif finish == DRAW:
            lines.demand(promise != "wins in", "a draw at %s" % (position,))
        elif finish is not None:
            lines.demand(promise == "lasts" and plies <= 0, "lost at %s" % (position,))
        elif position[2] != owner:
            for successor in game.successors(position):
                keep(successor, plies - 1)
        elif promise != "lasts" or plies > 1:
            lines.demand(position in listed, "no move for %s" % (position,))
            lines.demand(promise != "wins in" or listed[position][1] <= plies, "rank too high")
            lines.demand(promise != "lasts" or listed[position][1] >= plies, "rank too low")
            if position not in reached:
                reached.add(position)
                unchecked.append(position)

    keep(game.start, plies or 0)
    while unchecked:
        position = unchecked.pop()
        mouse, cat, _ = position
        to, *rank = listed[position]
        after = (to, cat, CAT) if owner == MOUSE else (mouse, to, MOUSE)
        lines.demand(after in game.successors(position), "no such move at %s" % (position,))
        keep(after, rank[0] - 1 if rank else 0)
    lines.demand(len(reached) == len(listed), "listed, but never reached")
    return line


def verify_table(game, lines):
    positions = 2 * len(game.moves[MOUSE]) * len(game.moves[CAT])
    lines.expect("positions %d" % positions)
    header = re.fullmatch("plies " + NUMBER, lines.next())
    lines.demand(header, "expected the most plies")
    most = number(header[1])
    lines.demand(most <= 2**23 - 3, "more plies than a table can hold")
    table = {}
    for turn in (MOUSE, CAT):
        lines.expect(turn + " to move")
        for waiting in game.moves[OTHER[turn]]:
            entries = read_row(lines, waiting, len(game.moves[turn]))
            for moving, entry in zip(game.moves[turn], entries):
                pair = (moving, waiting) if turn == MOUSE else (waiting, moving)
                table[(*pair, turn)] = entry
    lines.expect("end")
    lines.demand(max(entry[1] for entry in table.values()) == most, "wrong most plies")
    for position, entry in table.items():
        truth = entry_by_rules(game, table, position)
        lines.demand(entry == truth, "%s is %s, not %s" % (position, truth, entry))
    winner, plies = table[game.start]
    start = "%s in exactly %d plies" % (winner, plies) if winner != DRAW else "a draw"
    return "all %d positions, the start is %s" % (positions, start)


def read_row(lines, waiting, width):
    """The entries of a row, each as (winner, plies) or (DRAW, 0)."""
    label, _, text = lines.next().partition(" ")
    lines.demand(label == str(waiting), "expected the row of %d" % waiting)
    run = re.compile(r"(?:([1-9][0-9]*)\*)?(\.|([1-9][0-9]*)?([a-jA-J]))")
    entries, at, last, length = [], 0, None, 0
    while at < len(text):
        match = run.match(text, at)
        lines.demand(match, "no entry")
        at = match.end()
        count, spelled, tens, letter = match.groups()
        length = length + 1 if spelled == last else 1
        if count:
            lines.demand(length == 1 and number(count) >= 4, "not the shortest spelling")
            length = number(count)
        else:
            lines.demand(length < 4, "not the shortest spelling")
        last = spelled
        lines.demand(len(entries) + number(count or 1) <= width, "too many entries")
        plies = 10 * number(tens or 0) + "abcdefghij".index(letter.lower()) if letter else 0
        winner = DRAW if not letter else MOUSE if letter.islower() else CAT
        entries += [(winner, plies)] * number(count or 1)
    lines.demand(len(entries) == width, "too few entries")
    return entries


def entry_by_rules(game, table, position):
    """What a position's entry must be, given those of its successors."""
    finish, turn = game.finish(position), position[2]
    if finish is not None:
        return (finish, 0)
    successors = [table[successor] for successor in game.successors(position)]
    for winner, best in ((turn, min), (DRAW, None), (OTHER[turn], max)):
        plies = [plies for outcome, plies in successors if outcome == winner]
        if plies:
            return (winner, best(plies) + 1) if best else (DRAW, 0)


def verdict(game, certificate):
    try:
        return True, verify(game, certificate)
    except Rejected as rejected:
        return False, "rejected: %s" % rejected


def main():
    parser = argparse.ArgumentParser(description="Checks certificates of Cat and Mouse.")
    parser.add_argument("--stream", action="store_true")
    parser.add_argument("paths", nargs="*", metavar="GRAPH CERTIFICATE")
    for role, node in (("hole", 0), ("mouse", 1), ("cat", 2)):
        parser.add_argument("--" + role, type=int, default=node)
    options = parser.parse_args()
    if options.stream:
        for line in sys.stdin:
            case = json.loads(line)
            certificate = case.pop("certificate").encode("latin-1")
            print(verdict(Game(**case), certificate)[1], flush=True)
        return 0
    if len(options.paths) != 2:
        parser.error("expected GRAPH and CERTIFICATE")
    with open(options.paths[0]) as graph, open(options.paths[1], "rb") as certificate:
        game = Game(json.load(graph), options.hole, options.mouse, options.cat)
        verified, text = verdict(game, certificate.read())
    print(text)
    return 0 if verified else 1


if __name__ == "__main__":
    sys.exit(main())
