import { scoreCardiac } from '#shared/heart/score.ts';
import { concordance } from './concordance.ts';
import { fitCox } from './cox.ts';
import { type Design, type Estimate, jackknife, type Weighted } from './design.ts';
import { anyEstimate, round, rounded } from './scored.ts';
import { causes, type Respondent } from './survey.ts';

/** The ten-year risk of the heart quiz against deaths of heart disease and stroke; the risk is of events, of which only deaths are known. */
export type HeartAnalysis = {
  readonly people: number;
  readonly deaths: number;
  readonly concordanceOfAge: Estimate;
  /** With averages in place of what the quiz asks about pressure, cholesterol, sugar and kidneys. */
  readonly concordanceOfAverages: Estimate;
  readonly concordance: Estimate;
  readonly women: Estimate;
  readonly men: Estimate;
  /** Of ln(hazard) on ln(risk): 1 would be exact. */
  readonly slope: Estimate;
  readonly bands: readonly {
    readonly from: number;
    readonly to: number | null;
    readonly people: number;
    readonly deaths: number;
    /** Per 1,000 years of follow-up. */
    readonly rate: number;
  }[];
};

export type Risked = Respondent & { readonly averageRisk: number; readonly risk: number };

/** CKD-EPI 2021, mL/min/1.73 m², from creatinine in mg/dL (Inker 2021, PMID 34554658). */
export const filtrationRate = (creatinine: number, age: number, isFemale: boolean): number => {
  const [kappa, alpha] = isFemale ? [0.7, -0.241] : [0.9, -0.302];
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (isFemale ? 1.012 : 1);
};

const answersOf = ({ measured, age, isFemale }: Respondent) => {
  const { systolic, totalCholesterol, hdl, creatinine, hba1c } = measured;
  if (systolic === null || totalCholesterol === null || hdl === null || creatinine === null) return null;
  return {
    bpReading: 'numbers',
    bpSystolic: Math.round(systolic),
    // The equations do not read it, and measured ones of 0 would be refused.
    bpDiastolic: 80,
    totalCholesterol: Math.round(totalCholesterol),
    hdlCholesterol: Math.round(hdl),
    ...(hba1c === null ? {} : { a1c: round(hba1c, 1) }),
    egfr: Math.round(filtrationRate(creatinine, age, isFemale)),
  };
};

/** People without known heart disease who get a percentage, with and without their values; HbA1c only where it is known. */
export const riskedOf = (people: readonly Respondent[], today: string): Risked[] =>
  people.flatMap((one): Risked[] => {
    const measured = answersOf(one);
    if (one.hasHeartDisease !== false || !measured) return [];
    const told = { diabetesStatus: one.hasDiabetes ? 'type2' : 'no' };
    const [averageRisk, risk] = [told, { ...told, ...measured }].map(
      (answers) => scoreCardiac(answers, one.answers, today).cardiacRiskScore,
    );
    if (typeof averageRisk !== 'number' || typeof risk !== 'number') return [];
    const died = one.died && (one.cause === causes.heart || one.cause === causes.stroke);
    return [{ ...one, died, averageRisk, risk }];
  });

const edges = [0, 2, 5, 7.5, 10, 20];

export const heartOf = (design: Design, people: readonly Risked[]): HeartAnalysis => {
  const cOf = (marker: (one: Risked) => number) => (some: readonly Weighted<Risked>[]) =>
    concordance(some.map(({ one, weight }) => ({ time: one.months, died: one.died, weight, marker: marker(one) })));
  const of = (some: readonly Risked[], figure: (some: readonly Weighted<Risked>[]) => number): Estimate =>
    rounded(
      jackknife(
        design,
        some,
        () => 1,
        (replicate) => [figure(replicate)],
      )[0] ?? anyEstimate,
    );
  const byRisk = cOf(({ risk }) => risk);
  return {
    people: people.length,
    deaths: people.filter(({ died }) => died).length,
    concordanceOfAge: of(
      people,
      cOf(({ age }) => age),
    ),
    concordanceOfAverages: of(
      people,
      cOf(({ averageRisk }) => averageRisk),
    ),
    concordance: of(people, byRisk),
    women: of(
      people.filter(({ isFemale }) => isFemale),
      byRisk,
    ),
    men: of(
      people.filter(({ isFemale }) => !isFemale),
      byRisk,
    ),
    slope: of(
      people,
      (some) =>
        fitCox(
          some.map(({ one, weight }) => ({
            time: one.months,
            died: one.died,
            weight,
            covariates: [Math.log(one.risk)],
          })),
        ).coefficients[0] ?? Number.NaN,
    ),
    bands: edges.map((from, at) => {
      const to = edges[at + 1] ?? null;
      const inIt = people.filter(({ risk }) => risk >= from && (to === null || risk < to));
      const [deaths, months] = [inIt.filter(({ died }) => died).length, inIt.reduce((sum, one) => sum + one.months, 0)];
      return { from, to, people: inIt.length, deaths, rate: round((12000 * deaths) / months, 1) };
    }),
  };
};
