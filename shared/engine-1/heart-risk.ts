import { modelFor, preventRisk } from '#shared/heart/prevent/prevent.ts';
import type { HorizonYears, Outcome, PreventModel } from '#shared/heart/prevent/prevent-coefficients.ts';
import { clamp, mean, round } from '#shared/scoring/rounding.ts';
import { ascvdBands, preventAges, type RiskCategory, riskBands } from './evidence/cardiac-model.ts';
import { isLimited, type LimitedName, preventLimits } from './evidence/heart-input-rules.ts';
import { type HeartInput, type HeartInputs, type InputSource, toPrevent } from './heart-inputs.ts';
import { heartRange } from './heart-range.ts';

type Confidence = 'high' | 'medium' | 'low';
type InputRow = [value: number, low: number, high: number, source: InputSource];

/** What the percentage rests on, before clamping; of the female inputs when both sexes are used. */
type InputsUsed = {
  sbp: InputRow;
  hdl: InputRow;
  totalChol: InputRow;
  egfr: InputRow;
  hba1c?: InputRow;
  sex: 'female' | 'male';
  age: number;
  diabetes: 0 | 1;
  smoking: 0 | 1;
  bpTx: 0 | 1;
  statin: 0 | 1;
  bmi: number | null;
};

/** Percentages with one decimal. */
export type HeartRisk = {
  cardiacRiskScore: number;
  range: [low: number, high: number];
  riskDescriptor: RiskCategory;
  confidence: Confidence;
  ascvd10: number;
  heartFailure10: number | null;
  ascvdCategory2026: RiskCategory;
  totalCvd30: number | null;
  model: PreventModel;
  inputsUsed: InputsUsed;
  clamped: LimitedName[];
};

const bandOf = (bands: typeof riskBands | typeof ascvdBands, percent: number): RiskCategory =>
  bands.find(({ below }) => percent < below)?.code ?? 'high';

/** The ten-year heart risk of someone the equations were made for; `inputs` has one entry per sex in use. */
export const heartRisk = (inputs: readonly [HeartInputs, ...HeartInputs[]]): HeartRisk => {
  const percent = (outcome: Outcome, horizon: HorizonYears) =>
    100 * mean(inputs.map((one) => preventRisk(toPrevent(one), outcome, horizon)));
  const [first] = inputs;
  const total = percent('total_cvd', '10');
  const ascvd = percent('ascvd', '10');
  const ranges = inputs.map(heartRange);
  return {
    cardiacRiskScore: round(total, 1),
    range: [
      round(100 * Math.min(...ranges.map(({ low }) => low)), 1),
      round(100 * Math.max(...ranges.map(({ high }) => high)), 1),
    ],
    riskDescriptor: bandOf(riskBands, total),
    confidence: confidenceIn(first),
    ascvd10: round(ascvd, 1),
    heartFailure10: first.bmi === null ? null : round(percent('heart_failure', '10'), 1),
    ascvdCategory2026: bandOf(ascvdBands, ascvd),
    totalCvd30: first.age > preventAges.thirtyYearTo ? null : round(percent('total_cvd', '30'), 1),
    model: modelFor(toPrevent(first)),
    inputsUsed: inputsUsed(first),
    clamped: clampedNames(inputs),
  };
};

const confidenceIn = ({ sbp, totalChol, hdl }: HeartInputs): Confidence => {
  const isPressureImputed = sbp.source === 'imputed';
  const isCholesterolImputed = totalChol.source === 'imputed' || hdl.source === 'imputed';
  if (isPressureImputed && isCholesterolImputed) return 'low';
  return isPressureImputed || isCholesterolImputed ? 'medium' : 'high';
};

const row = ({ value, low, high, source }: HeartInput): InputRow => [
  round(value, 1),
  round(low, 1),
  round(high, 1),
  source,
];

const inputsUsed = ({ sbp, hdl, totalChol, egfr, hba1c, bmi, ...rest }: HeartInputs): InputsUsed => ({
  sbp: row(sbp),
  hdl: row(hdl),
  totalChol: row(totalChol),
  egfr: row(egfr),
  ...(hba1c ? { hba1c: row(hba1c) } : {}),
  ...rest,
  bmi: bmi === null ? null : round(clamp(bmi, preventLimits.bmi[0], preventLimits.bmi[1]), 1),
});

const clampedNames = (inputs: readonly HeartInputs[]): LimitedName[] => {
  const names = Object.keys(preventLimits).filter(isLimited);
  const isOutside = (one: HeartInputs, name: LimitedName) => {
    const value = name === 'bmi' ? one.bmi : one[name]?.value;
    const [low, high] = preventLimits[name];
    return value !== null && value !== undefined && (value < low || value > high);
  };
  return names.filter((name) => inputs.some((one) => isOutside(one, name)));
};
