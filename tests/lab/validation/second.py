"""A second program for the figures of /proof (npm run proof:second). Python 3.10 or newer, with numpy.

It was written from docs/science/validation.md and the methods that it names, and shares no code with tests/validation. It reads the
survey files by itself: who is in, who died, who belongs to which group, weights and sampling units, rivals and measured values. One
thing it cannot do is score answers: the biological age, the years of each question, the headline and the heart risk of each person
are read from scores.jsonl, which `npm run proof` writes. So it checks everything but the engine and the mapping of answers.

It prints each figure beside that of web/features/methods/proof/association.json, and ends with 1 where one differs in the third digit.
"""

import math
import sys

import comparison
import numpy as np
from comparison import same, same_interval
from survey import FIGURES, people_of, read_2009, read_2011, read_csv, read_scores, scored
from survival import Design, concordance, cox
from trial import GROUPS, check_group, check_trial, sexes, without_accidents


def questions(people):
    """Years that go with a shown year of each question, by one model; days and hardness of exercise are one."""
    rows = [dict(one) for one in people.years]
    for one in rows:
        one["exercise"] = one.pop("exerciseFrequency", 0) + one.pop("exerciseIntensity", 0)
    ids = sorted({each for one in rows for each in one})
    ids = [each for each in ids if len({one.get(each, 0) for one in rows}) > 1]
    x = np.column_stack([[one.get(each, 0) for one in rows] for each in ids] + [people.age, *sexes(people)])
    beta, inverse, _ = cox(x, people.months, people.died)
    last = len(ids)
    result = {}
    for at, each in enumerate(ids):
        ratio = beta[at] / beta[last]
        error = math.sqrt(inverse[at, at] - 2 * ratio * inverse[at, last] + ratio**2 * inverse[last, last]) / beta[last]
        result[each] = (ratio, ratio - 1.96 * error, ratio + 1.96 * error)
    return result


def check_background(people, theirs):
    some = people.take(np.isin(people.background, ["1", "2", "3", "4", "6"]))
    is_of = np.column_stack([(some.background == each).astype(float) for each in ("4", "1", "2", "6")])
    base = np.column_stack([some.difference, some.age, some.female, is_of])
    free = np.column_stack([base, is_of * some.difference[:, None]])
    chi_square = 2 * (cox(free, some.months, some.died)[2] - cox(base, some.months, some.died)[2])
    same("slope by background: chi square", chi_square, theirs["chiSquare"], 2)
    x = np.linspace(chi_square, chi_square + 200, 2_000_001)
    tail = np.sum(x * np.exp(-x / 2) / 4) * (x[1] - x[0])
    same("slope by background: p", tail, theirs["p"], 3)


def check_heart(design, usable, scores, theirs):
    rows = [
        {**one, "risk": scores[one["id"]]["risk"], "average": scores[one["id"]]["averageRisk"]}
        for one in usable
        if one["id"] in scores and one["heart"] == 0
    ]
    people = people_of(rows)
    people = people.but(died=people.died & np.isin(people.cause, [1, 5]))
    same("heart: people", len(people), theirs["people"])
    same("heart: deaths", people.died.sum(), theirs["deaths"])

    def c_of(some, marker):
        return design.interval(some, lambda each, weight: [concordance(marker, each.months, each.died, weight)])[0]

    same_interval("heart: C of age", c_of(people, people.age), theirs["concordanceOfAge"])
    same_interval("heart: C with averages", c_of(people, people.average), theirs["concordanceOfAverages"])
    same_interval("heart: C with measured values", c_of(people, people.risk), theirs["concordance"])
    for name, value in (("women", 1), ("men", 0)):
        some = people.take(people.female == value)
        same_interval(f"heart: C, {name}", c_of(some, some.risk), theirs[name])
    x = np.log(people.risk)[:, None]
    slope = design.interval(people, lambda each, weight: cox(x, each.months, each.died, weight)[0])[0]
    same_interval("heart: slope", slope, theirs["slope"])
    for band in theirs["bands"]:
        inside = (people.risk >= band["from"]) & (people.risk < (band["to"] or math.inf))
        same(f"heart: deaths from {band['from']} %", people.died[inside].sum(), band["deaths"])
        rate = 12000 * people.died[inside].sum() / people.months[inside].sum()
        same(f"heart: deaths per 1,000 years from {band['from']} %", rate, band["rate"], 1)


def main():
    files = FIGURES["files"]
    rows_2011, rows_2009 = (read_csv(files[survey]["name"]) for survey in ("2011-2014", "2009-2010"))
    for row in rows_2011 + rows_2009:
        if (row["ucod_leading"] != "") != (row["died"] == "1"):
            sys.exit(f"Respondent {row['SEQN']}: death and cause of death disagree.")
    scores = read_scores()
    readings = {"2011-2014": [read_2011(row) for row in rows_2011], "2009-2010": [read_2009(row) for row in rows_2009]}
    usable = {survey: [one for status, one in some if status == "usable"] for survey, some in readings.items()}
    people = {
        "2011-2014": scored(usable["2011-2014"], scores["detailed"]),
        "2009-2010": scored(usable["2009-2010"], scores["earlier"]),
    }
    other = {"2011-2014": "2009-2010", "2009-2010": "2011-2014"}
    for survey, theirs in FIGURES["surveys"].items():
        for status in ("pregnant", "notExamined", "incomplete"):
            count = sum(each == status for each, _ in readings[survey])
            same(f"{survey}: {status}", count, theirs["flow"][status]["people"])
        same(f"{survey}: without an age", len(usable[survey]) - len(people[survey]), theirs["flow"]["withoutAge"]["people"])
        design = Design(usable[survey])
        mine, others = people[survey], people[other[survey]]
        check_trial(f"{survey}, all deaths", design, mine, others, theirs["allDeaths"])
        check_trial(
            f"{survey}, accidents left out",
            design,
            without_accidents(mine),
            without_accidents(others),
            theirs["withoutAccidents"],
        )
        for group, one in theirs["byQuestion"].items():
            if one is None:
                continue
            for question, interval in questions(mine.take(GROUPS[group](mine))).items():
                same_interval(f"{survey}, {group}: {question}", interval, one[question], 1)
        if survey == "2011-2014":
            coarse_usable = [one for status, one in (read_2011(row, False) for row in rows_2011) if status == "usable"]
            coarse = scored(coarse_usable, scores["coarse"])
            for group, one in theirs["coarseSmoking"].items():
                check_group(f"{survey}, coarse smoking, {group}", design, coarse.take(GROUPS[group](coarse)), one)
            exercise = questions(mine.take(mine.asked_exercise))["exercise"]
            same_interval(f"{survey}: exercise, where it was asked", exercise, theirs["exercise"], 1)
            check_background(mine, theirs["differenceByBackground"])
            check_heart(design, usable[survey], scores["heart"], FIGURES["heart"])
    print(f"{comparison.compared} figures compared, {len(comparison.differing)} differ in the third digit.")
    for name in comparison.differing:
        print(f"  {name}")
    sys.exit(1 if comparison.differing else 0)


main()
