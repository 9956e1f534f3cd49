/**
 * Cox's proportional hazards model with Efron's handling of ties, fitted by Newton's method. No well-kept package for Node has it.
 * `cox.test.ts` compares it with figures that Therneau and Grambsch published (Modeling Survival Data, appendix E) and with a
 * second, differently written computation.
 */
export type Survival = {
  /** Of follow-up, in any unit. */
  readonly time: number;
  readonly died: boolean;
  readonly weight: number;
  readonly covariates: readonly number[];
};

export type CoxFit = {
  readonly coefficients: readonly number[];
  /** From the information, so right only where every weight is 1; `design.ts` has errors for weights. */
  readonly standardErrors: readonly number[];
  readonly covariance: readonly (readonly number[])[];
  readonly logLikelihood: number;
};

type Sums = { s0: number; s1: number[]; s2: number[][] };

const zeros = (length: number): number[] => new Array<number>(length).fill(0);
const square = (length: number): number[][] => Array.from({ length }, () => zeros(length));
const noSums = (p: number): Sums => ({ s0: 0, s1: zeros(p), s2: square(p) });

const add = (sums: Sums, x: readonly number[], risk: number): void => {
  sums.s0 += risk;
  for (let i = 0; i < x.length; i += 1) {
    const xi = x[i] as number;
    (sums.s1[i] as number) += risk * xi;
    const row = sums.s2[i] as number[];
    for (let j = 0; j <= i; j += 1) (row[j] as number) += risk * xi * (x[j] as number);
  }
};

/** Solves a symmetric positive definite system by Gauss-Jordan; also gives the inverse. */
const inverseOf = (matrix: readonly (readonly number[])[]): number[][] => {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...zeros(n).map((_, j) => (i === j ? 1 : 0))]);
  for (let at = 0; at < n; at += 1) {
    const best = rows
      .slice(at)
      .reduce(
        (most, row, i) =>
          Math.abs(row[at] as number) > Math.abs((rows[at + most] as number[])[at] as number) ? i : most,
        0,
      );
    [rows[at], rows[at + best]] = [rows[at + best] as number[], rows[at] as number[]];
    const row = rows[at] as number[];
    const pivot = row[at] as number;
    if (Math.abs(pivot) < 1e-12) throw new Error('The covariates depend on each other: the model cannot be fitted.');
    for (let j = 0; j < 2 * n; j += 1) (row[j] as number) /= pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[at] as number;
      if (factor !== 0) for (let j = 0; j < 2 * n; j += 1) (other[j] as number) -= factor * (row[j] as number);
    }
  }
  return rows.map((row) => row.slice(n));
};

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

/** Covariates about their means: the fit is the same, and no exponential overflows. */
const centred = (people: readonly Survival[], p: number): Survival[] => {
  const means = zeros(p).map(
    (_, i) => people.reduce((sum, one) => sum + (one.covariates[i] as number), 0) / people.length,
  );
  return people.map((one) => ({ ...one, covariates: one.covariates.map((x, i) => x - (means[i] as number)) }));
};

const groupsByTime = (sorted: readonly Survival[]): Survival[][] => {
  const groups: Survival[][] = [];
  for (const one of sorted) {
    const last = groups.at(-1);
    if (last?.[0]?.time === one.time) last.push(one);
    else groups.push([one]);
  }
  return groups;
};

/** Log partial likelihood with its gradient and information, from the latest time to the earliest. */
const derivatives = (groups: readonly (readonly Survival[])[], beta: readonly number[]) => {
  const p = beta.length;
  const atRisk = noSums(p);
  let logLikelihood = 0;
  const gradient = zeros(p);
  const information = square(p);
  for (const group of groups) {
    const dead = noSums(p);
    let [count, weight] = [0, 0];
    for (const { covariates: x, weight: w, died } of group) {
      const eta = dot(x, beta);
      add(atRisk, x, w * Math.exp(eta));
      if (!died) continue;
      add(dead, x, w * Math.exp(eta));
      count += 1;
      weight += w;
      logLikelihood += w * eta;
      for (let i = 0; i < p; i += 1) (gradient[i] as number) += w * (x[i] as number);
    }
    for (let k = 0; k < count; k += 1) {
      const [share, part] = [k / count, weight / count];
      const s0 = atRisk.s0 - share * dead.s0;
      logLikelihood -= part * Math.log(s0);
      const mean = atRisk.s1.map((value, i) => (value - share * (dead.s1[i] as number)) / s0);
      for (let i = 0; i < p; i += 1) {
        (gradient[i] as number) -= part * (mean[i] as number);
        for (let j = 0; j <= i; j += 1) {
          const s2 = ((atRisk.s2[i] as number[])[j] as number) - share * ((dead.s2[i] as number[])[j] as number);
          ((information[i] as number[])[j] as number) += part * (s2 / s0 - (mean[i] as number) * (mean[j] as number));
        }
      }
    }
  }
  for (let i = 0; i < p; i += 1)
    for (let j = 0; j < i; j += 1) (information[j] as number[])[i] = (information[i] as number[])[j] as number;
  return { logLikelihood, gradient, information };
};

/** Throws where there is no death, or the covariates depend on each other. Coefficients are ln(hazard ratio) per unit. */
export const fitCox = (given: readonly Survival[]): CoxFit => {
  const p = given[0]?.covariates.length ?? 0;
  if (!given.some(({ died }) => died)) throw new Error('Nobody died: there is nothing to fit.');
  const groups = groupsByTime(centred(given, p).toSorted((a, b) => b.time - a.time));
  let beta = zeros(p);
  let now = derivatives(groups, beta);
  for (let round = 0; round < 50; round += 1) {
    const inverse = inverseOf(now.information);
    let step = inverse.map((row) => dot(row, now.gradient));
    let next = derivatives(
      groups,
      beta.map((b, i) => b + (step[i] as number)),
    );
    // A step that went too far is halved.
    for (let half = 0.5; next.logLikelihood < now.logLikelihood - 1e-9 && half > 1e-4; half /= 2) {
      step = step.map((value) => value / 2);
      next = derivatives(
        groups,
        beta.map((b, i) => b + (step[i] as number)),
      );
    }
    beta = beta.map((b, i) => b + (step[i] as number));
    now = next;
    if (step.every((value) => Math.abs(value) < 1e-10)) break;
  }
  const inverse = inverseOf(now.information);
  return {
    coefficients: beta,
    standardErrors: inverse.map((row, i) => Math.sqrt(row[i] as number)),
    covariance: inverse,
    logLikelihood: now.logLikelihood,
  };
};

/** Breslow's cumulative hazard up to each time, of a person whose covariates are all 0. */
export const baselineHazard = (people: readonly Survival[], beta: readonly number[]): ((time: number) => number) => {
  const sorted = people.toSorted((a, b) => b.time - a.time);
  const steps: { time: number; hazard: number }[] = [];
  let atRisk = 0;
  for (const group of groupsByTime(sorted)) {
    let deaths = 0;
    for (const { covariates, weight, died } of group) {
      atRisk += weight * Math.exp(dot(covariates, beta));
      if (died) deaths += weight;
    }
    if (deaths > 0) steps.push({ time: group[0]?.time ?? 0, hazard: deaths / atRisk });
  }
  let total = 0;
  const upTo = steps.toReversed().map(({ time, hazard }) => {
    total += hazard;
    return { time, total };
  });
  return (time) => upTo.findLast((step) => step.time <= time)?.total ?? 0;
};
