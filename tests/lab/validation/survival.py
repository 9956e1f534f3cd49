"""Cox's model, Harrell's C, and intervals for a survey that drew whole neighbourhoods."""

import math

import numpy as np


def cox(x, months, died, weight=None):
    """Proportional hazards, ties after Efron, Newton's method. Coefficients, inverse information, log likelihood."""
    x = np.asarray(x, dtype=float)
    weight = np.ones(len(x)) if weight is None else weight
    keep = weight > 0
    x, months, died, weight = x[keep] - x[keep].mean(axis=0), months[keep], died[keep], weight[keep]
    order = np.argsort(-months, kind="stable")
    x, months, died, weight = x[order], months[order], died[order], weight[order]
    event_times = np.unique(months[died])
    last_at_risk = np.searchsorted(-months, -event_times, side="right") - 1
    groups = [np.flatnonzero(died & (months == time)) for time in event_times]
    p = x.shape[1]
    beta, best = np.zeros(p), -np.inf
    step = np.zeros(p)
    for _ in range(60):
        risk = weight * np.exp(x @ beta)
        s0 = np.cumsum(risk)
        s1 = np.cumsum(risk[:, None] * x, axis=0)
        s2 = np.cumsum(risk[:, None, None] * x[:, :, None] * x[:, None, :], axis=0)
        likelihood, gradient, information = 0.0, np.zeros(p), np.zeros((p, p))
        for at, dead in zip(last_at_risk, groups):
            d = len(dead)
            xd, rd = x[dead], risk[dead]
            likelihood += weight[dead] @ (xd @ beta)
            gradient += weight[dead] @ xd
            d0, d1 = rd.sum(), rd @ xd
            d2 = np.einsum("i,ij,ik->jk", rd, xd, xd)
            share = np.arange(d) / d
            each = weight[dead].mean()
            a0 = s0[at] - share * d0
            a1 = s1[at] - share[:, None] * d1
            a2 = s2[at] - share[:, None, None] * d2
            mean = a1 / a0[:, None]
            likelihood -= each * np.log(a0).sum()
            gradient -= each * mean.sum(axis=0)
            information += each * (a2 / a0[:, None, None] - mean[:, :, None] * mean[:, None, :]).sum(axis=0)
        if likelihood < best - 1e-9:
            beta, step = beta - step / 2, step / 2
            continue
        best = likelihood
        step = np.linalg.solve(information, gradient)
        if np.abs(step).max() < 1e-9:
            break
        beta = beta + step
    return beta, np.linalg.inv(information), likelihood


def concordance(marker, months, died, weight=None):
    """Harrell's C: of the pairs in which it is known who died first, the share in which the marker says so; equal markers count half."""
    weight = np.ones(len(marker)) if weight is None else weight
    keep = weight > 0
    marker, months, died, weight = marker[keep], months[keep], died[keep], weight[keep]
    order = np.argsort(marker, kind="stable")
    marker, months, died, weight = marker[order], months[order], died[order], weight[order]
    right = pairs = 0.0
    for time in np.unique(months[died]):
        # Whoever was still followed at that time, and did not die then, lived longer.
        longer = (months > time) | ((months == time) & ~died)
        below = np.concatenate([[0], np.cumsum(np.where(longer, weight, 0))])
        dead = np.flatnonzero(died & (months == time))
        lower = below[np.searchsorted(marker, marker[dead], side="left")]
        lower_or_equal = below[np.searchsorted(marker, marker[dead], side="right")]
        pairs += weight[dead].sum() * below[-1]
        right += weight[dead] @ (lower + lower_or_equal) / 2
    return right / pairs


def student(freedom):
    """The 97.5 per cent point of Student's t: the density is summed up until 0.475 lies between 0 and t."""
    constant = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(freedom * math.pi)
    x = np.linspace(0, 5, 500_001)
    density = constant * (1 + x**2 / freedom) ** (-(freedom + 1) / 2)
    area = np.concatenate([[0], np.cumsum((density[1:] + density[:-1]) / 2) * (x[1] - x[0])])
    return float(np.interp(0.475, area, x))


class Design:
    """Strata and units of a whole survey; `interval` leaves out one unit at a time (JKn)."""

    def __init__(self, usable):
        self.units = sorted({(one["stratum"], one["unit"]) for one in usable})
        self.count = {}
        for stratum, _ in self.units:
            self.count[stratum] = self.count.get(stratum, 0) + 1
        self.t = student(len(self.units) - len(self.count))

    def interval(self, people, figures, weight=None):
        weight = np.ones(len(people)) if weight is None else weight
        value = np.asarray(figures(people, weight), dtype=float)
        variance = np.zeros_like(value)
        for stratum, unit in self.units:
            same = people.stratum == stratum
            left = same & (people.unit == unit)
            if not left.any():
                continue
            n = self.count[stratum]
            replicate = np.where(same, weight * n / (n - 1), weight)
            replicate[left] = 0
            variance += (n - 1) / n * (np.asarray(figures(people, replicate)) - value) ** 2
        reach = self.t * np.sqrt(variance)
        return list(zip(value, value - reach, value + reach))


def cumulative_hazard(x, beta, people, weight):
    """Breslow, for a person with zeros: a function of time."""
    risk = weight * np.exp(x @ beta)
    times = np.unique(people.months[people.died & (weight > 0)])
    steps = [
        weight[people.died & (people.months == time)].sum() / risk[people.months >= time].sum() for time in times
    ]
    total = np.concatenate([[0], np.cumsum(steps)])
    return lambda months: total[np.searchsorted(times, months, side="right")]
