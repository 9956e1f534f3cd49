"""Simpler and richer ways to tell who dies first, on the same people."""

import numpy as np

from comparison import same, same_interval
from survey import CURRENT, FORMER
from survival import concordance, cox


def check_rivals(name, design, people, other, theirs):
    def compare(rival, some, figures):
        mine = theirs[rival]
        same(f"{name}: {rival}, people", len(some), mine["people"])

        def both(each, weight):
            their_c, our_c = figures(each, weight)
            return [their_c, our_c, our_c - their_c]

        for key, interval in zip(("rival", "quiz", "difference"), design.interval(some, both)):
            same_interval(f"{name}: {rival}, {key}", interval, mine[key])

    def by_rule(rival, some, marker):
        def figures(each, weight):
            return (
                concordance(marker, each.months, each.died, weight),
                concordance(each.bio, each.months, each.died, weight),
            )

        compare(rival, some, figures)

    def by_fit(rival, some, x):
        half = np.array([int(one) % 2 for one in some.id])

        def figures(each, weight):
            tries = []
            for tried in (1, 0):
                beta, _, _ = cox(x, each.months, each.died, np.where(half != tried, weight, 0))
                inside = np.where(half == tried, weight, 0)
                tries.append(
                    [
                        concordance(x @ beta, each.months, each.died, inside),
                        concordance(each.bio, each.months, each.died, inside),
                    ]
                )
            return np.mean(tries, axis=0)

        compare(rival, some, figures)

    by_rule("age + 10 if smoker", people, people.age + 10 * (people.smokes == CURRENT))
    weight_classes = [
        ((people.bmi >= low) & (people.bmi < high)).astype(float) for low, high in ((0, 18.5), (25, 30), (30, 35), (35, 999))
    ]
    smoking = [(people.smokes == each).astype(float) for each in (FORMER, CURRENT)]
    by_fit(
        "age, sex, smoking and weight, fitted",
        people,
        np.column_stack([people.age, people.female, *smoking, *weight_classes]),
    )
    rated = people.take(~np.isnan(people.rating.astype(float)))
    by_rule("self-rated health", rated, rated.age + 5 * rated.rating)
    by_rule("quiz and self-rated health", rated, rated.bio + 5 * rated.rating)
    if "age, sex and number of illnesses, fitted" in theirs:
        by_fit(
            "age, sex and number of illnesses, fitted",
            people,
            np.column_stack([people.age, people.female, people.illnesses]),
        )

    def panel(some):
        measured = some.take(~np.isnan(some.panel).any(axis=1))
        values = measured.panel.copy()
        values[:, 4] = np.log(values[:, 4])
        return measured, np.column_stack([measured.age, measured.female, values])

    elsewhere, x = panel(other)
    beta, _, _ = cox(x, elsewhere.months, elsewhere.died)
    measured, x = panel(people)
    by_rule("blood panel, fitted in the other survey", measured, x @ beta)
