"""Reads the survey files and the engine's scores. docs/science/validation.md says what the columns mean, and who is left out."""

import csv
import json
import math
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "tests" / "validation" / "data"
FIGURES = json.loads((ROOT / "web/features/methods/proof/association.json").read_text())


def read_csv(name):
    with open(DATA / name, newline="") as file:
        return list(csv.DictReader(file))


def read_scores():
    by_survey = {}
    with open(DATA / "scores.jsonl") as file:
        for line in file:
            one = json.loads(line)
            by_survey.setdefault(one["survey"], {})[one["id"]] = one
    return by_survey


def number(text):
    return float(text) if text != "" else math.nan


class People:
    """Columns of equal length, one place a person; `take` gives the people of a mask."""

    def __init__(self, columns):
        self.columns = columns

    def __getattr__(self, name):
        try:
            return self.columns[name]
        except KeyError as error:
            raise AttributeError(name) from error

    def __len__(self):
        return len(self.columns["id"])

    def take(self, mask):
        return People({name: values[mask] for name, values in self.columns.items()})

    def but(self, **others):
        return People({**self.columns, **others})


def people_of(rows):
    return People({name: np.array([row[name] for row in rows]) for name in rows[0]})


CURRENT, FORMER, NEVER = 2, 1, 0
RATINGS = {"Excellent": 0, "Very good": 1, "Vgood": 1, "Good": 2, "Fair": 3, "Poor": 4}


def smoking_2011(row):
    if row["SMQ020"] == "2":
        return NEVER
    if row["SMQ020"] == "1" and row["SMQ040"] in ("1", "2"):
        return CURRENT
    return FORMER if row["SMQ020"] == "1" and row["SMQ040"] == "3" else None


def amount_known_2011(row):
    """Cigarettes a day of a daily smoker; years since quitting of a former one."""
    if row["SMQ020"] == "2" or row["SMQ040"] == "2":
        return True
    if row["SMQ040"] == "1":
        return row["SMD650"] not in ("", "777", "999")
    quit_count = row["SMQ050Q"]
    if quit_count == "66666":
        return True
    return quit_count not in ("", "77777", "99999") and row["SMQ050U"] in ("1", "2", "3", "4")


def pounds(kilograms):
    return math.floor(kilograms / 0.45359237 + 0.5)


def read_2011(row, is_detailed=True):
    """Status, and the person where it is 'usable'."""
    if row["RIDEXPRG"] == "1":
        return "pregnant", None
    if number(row["full_sample_2_year_mec_exam_weight"]) == 0:
        return "notExamined", None
    smokes = smoking_2011(row)
    if "" in (row["standing_height_cm"], row["weight_kg"], row["permth_int"]) or smokes is None:
        return "incomplete", None
    if is_detailed and not amount_known_2011(row):
        return "incomplete", None
    if not 70 <= pounds(number(row["weight_kg"])) <= 400:
        return "incomplete", None
    heart = sum(row[name] == "1" for name in ("chf", "chd", "heartattack", "stroke"))
    return "usable", {
        "id": row["SEQN"],
        "age": int(row["age_in_years_at_screening"]),
        "female": float(row["gender"] == "Female"),
        "months": number(row["permth_int"]),
        "died": row["died"] == "1",
        "cause": int(row["ucod_leading"] or 0),
        "weight": number(row["full_sample_2_year_mec_exam_weight"]),
        "stratum": row["SDMVSTRA"],
        "unit": row["SDMVPSU"],
        "background": row["RIDRETH3"],
        "smokes": smokes,
        "bmi": number(row["weight_kg"]) / (number(row["standing_height_cm"]) / 100) ** 2,
        "rating": RATINGS.get(row["general_health_condition"], math.nan),
        "heart": heart,
        "illnesses": heart + (row["cancer"] == "1") + (row["bin_diabetes"] == "1"),
        "panel": tuple(number(row[name]) for name in ("sbp", "dbp", "totchol", "hdl", "creat", "hba1c")),
    }


def read_2009(row):
    if row["PregnantNow"] == "Yes":
        return "pregnant", None
    if number(row["WTMEC2YR"]) == 0:
        return "notExamined", None
    if "" in (row["Height"], row["Weight"], row["permth_int"]):
        return "incomplete", None
    if not 70 <= pounds(number(row["Weight"])) <= 400:
        return "incomplete", None
    smokes = NEVER if row["Smoke100"] == "No" else {"Yes": CURRENT, "No": FORMER}.get(row["SmokeNow"])
    if smokes is None:
        return "incomplete", None
    cholesterol = [38.67 * number(row[name]) for name in ("TotChol", "DirectChol")]
    return "usable", {
        "id": row["SEQN"],
        "age": int(row["Age"]),
        "female": float(row["Gender"] == "female"),
        "months": number(row["permth_int"]),
        "died": row["died"] == "1",
        "cause": int(row["ucod_leading"] or 0),
        "weight": number(row["WTMEC2YR"]),
        "stratum": row["SDMVSTRA"],
        "unit": row["SDMVPSU"],
        "background": row["Race1"],
        "smokes": smokes,
        "bmi": number(row["Weight"]) / (number(row["Height"]) / 100) ** 2,
        "rating": RATINGS.get(row["HealthGen"], math.nan),
        "heart": 0,
        "illnesses": 0,
        "panel": (number(row["BPSysAve"]), number(row["BPDiaAve"]), *cholesterol, number(row["creat"]), number(row["hba1c"])),
    }


def scored(usable, scores):
    """Those with an age, in the order of the file."""
    rows = []
    for one in usable:
        score = scores.get(one["id"])
        if score is None:
            continue
        rows.append(
            {
                **one,
                "bio": score["biologicalAge"],
                "difference": round(score["biologicalAge"] - one["age"], 1),
                "headline": score["headline"] or "",
                "years": score["contributions"],
                "asked_exercise": "exerciseFrequency" in score["answered"],
            }
        )
    return people_of(rows)
