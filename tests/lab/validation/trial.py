"""The figures of one survey with one outcome: groups, fifths, the headline, rivals."""

import math

import numpy as np

from comparison import same, same_interval
from rivals import check_rivals
from survey import CURRENT, FORMER, NEVER
from survival import concordance, cox, cumulative_hazard


def exponential(interval):
    return tuple(math.exp(each) for each in interval)


def sexes(people):
    return [people.female] if len(set(people.female)) == 2 else []


def check_group(name, design, people, theirs):
    if theirs is None:
        same(f"{name}: fewer than five deaths", int(people.died.sum() < 5), 1)
        return
    same(f"{name}: people", len(people), theirs["people"])
    same(f"{name}: deaths", people.died.sum(), theirs["deaths"])
    x = np.column_stack([people.difference, people.age, *sexes(people)])

    def figures(some, weight):
        by_age = concordance(some.age, some.months, some.died, weight)
        by_ours = concordance(some.bio, some.months, some.died, weight)
        beta, _, _ = cox(x, some.months, some.died, weight)
        return [by_age, by_ours, by_ours - by_age, beta[0], beta[0] / beta[1]]

    keys = ["concordanceOfAge", "concordance", "gain", "slope", "yearsForOne"]
    beta, inverse, _ = cox(x, people.months, people.died)
    for kind, weight in (("unweighted", None), ("weighted", people.weight)):
        for key, interval in zip(keys, design.interval(people, figures, weight)):
            if theirs[kind][key] is None:
                continue
            if kind == "unweighted" and key == "slope":
                reach = 1.96 * math.sqrt(inverse[0, 0])
                interval = (beta[0], beta[0] - reach, beta[0] + reach)
            same_interval(f"{name}: {kind} {key}", interval, theirs[kind][key])


def check_fifths(name, design, people, theirs):
    fifth = np.empty(len(people), dtype=int)
    fifth[np.argsort(people.difference, kind="stable")] = np.arange(len(people)) * 5 // len(people)
    groups = np.column_stack([(fifth == each).astype(float) for each in (0, 1, 3, 4)])
    age_and_sex = np.column_stack([people.age, people.female])
    x = np.column_stack([groups, age_and_sex])

    def figures(some, weight):
        beta, _, _ = cox(x, some.months, some.died, weight)
        at_seven = cumulative_hazard(x, beta, some, weight)(84)
        of_age, _, _ = cox(age_and_sex, some.months, some.died, weight)
        expected = weight * cumulative_hazard(age_and_sex, of_age, some, weight)(some.months) * np.exp(age_and_sex @ of_age)
        ratios = [beta[0], beta[1], 0, beta[2], beta[3]]
        result = []
        for each, ratio in enumerate(ratios):
            dying = 1 - np.exp(-at_seven * np.exp(ratio + age_and_sex @ beta[4:]))
            inside = fifth == each
            log_ratio = math.log((weight * some.died)[inside].sum() / expected[inside].sum())
            result += [ratio, math.log(1000 * (weight @ dying) / weight.sum()), log_ratio, log_ratio / of_age[0]]
        return result

    intervals = design.interval(people, figures)
    for each, one in enumerate(theirs):
        label = f"{name}: fifth {each + 1}"
        same(f"{label} people", (fifth == each).sum(), one["people"])
        same(f"{label} deaths", people.died[fifth == each].sum(), one["deaths"])
        same(f"{label} years shown", people.difference[fifth == each].mean(), one["shownYears"], 1)
        ratio, of_1000, observed, years = intervals[4 * each : 4 * each + 4]
        same_interval(f"{label} hazard ratio", exponential(ratio), one["hazardRatio"], 2)
        same_interval(f"{label} deaths of 1,000", exponential(of_1000), one["deathsPer1000"], 1)
        same_interval(f"{label} observed to expected", exponential(observed), one["observedToExpected"], 2)
        same_interval(f"{label} implied years", years, one["impliedYears"], 1)


def check_headline(name, design, people, theirs):
    for code in ("younger", "onPar", "older"):
        inside = people.headline == code
        same(f"{name}: {code}, people", inside.sum(), theirs["people"][code]["people"])
        same(f"{name}: {code}, deaths", people.died[inside].sum(), theirs["people"][code]["deaths"])
    some = people.take((people.headline == "onPar") | (people.headline == "older"))
    x = np.column_stack([(some.headline == "older").astype(float), some.age, some.female])
    intervals = design.interval(some, lambda each, weight: cox(x, each.months, each.died, weight)[0])
    same_interval(f"{name}: older, hazard ratio", exponential(intervals[0]), theirs["older"], 2)


GROUPS = {
    "all": lambda p: p.age > 0,
    "age 25-39": lambda p: p.age < 40,
    "age 40-64": lambda p: (p.age >= 40) & (p.age < 65),
    "age 25-64": lambda p: p.age < 65,
    "age 65-79": lambda p: p.age >= 65,
    "women": lambda p: p.female == 1,
    "men": lambda p: p.female == 0,
    "never smoked": lambda p: p.smokes == NEVER,
    "smoked before": lambda p: p.smokes == FORMER,
    "smokes": lambda p: p.smokes == CURRENT,
    "without known illness": lambda p: p.illnesses == 0,
    "with known illness": lambda p: p.illnesses > 0,
    "white": lambda p: p.background == "3",
    "Black": lambda p: p.background == "4",
    "Mexican American": lambda p: p.background == "1",
    "other Hispanic": lambda p: p.background == "2",
    "Asian": lambda p: p.background == "6",
}


def check_trial(name, design, people, other, theirs):
    for group, one in theirs["groups"].items():
        check_group(f"{name}, {group}", design, people.take(GROUPS[group](people)), one)
    check_fifths(name, design, people, theirs["fifths"])
    check_headline(name, design, people, theirs["headline"])
    check_rivals(name, design, people, other, theirs["rivals"])


def without_accidents(people):
    return people.but(died=people.died & (people.cause != 4))
