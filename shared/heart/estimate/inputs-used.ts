import type { HeartInput, HeartInputs, InputSource } from '#shared/heart/inputs/heart-inputs.ts';
import { inside } from '#shared/heart/inputs/inside-limits.ts';
import type { Sex } from '#shared/person/sex.ts';
import { round } from '#shared/scoring/rounding.ts';

type InputRow = readonly [value: number, low: number, high: number, source: InputSource];

/** What the percentage rests on, before clamping but for the BMI; of the female inputs when both sexes are used. */
export type InputsUsed = {
  readonly sbp: InputRow;
  readonly hdl: InputRow;
  readonly totalChol: InputRow;
  readonly egfr: InputRow;
  /** Absent in the base model. */
  readonly hba1c?: InputRow;
  readonly sex: Sex;
  readonly age: number;
  readonly diabetes: 0 | 1;
  readonly smoking: 0 | 1;
  readonly bpTx: 0 | 1;
  readonly statin: 0 | 1;
  readonly bmi: number | null;
};

export const inputsUsed = ({ sbp, hdl, totalChol, egfr, hba1c, bmi, ...rest }: HeartInputs): InputsUsed => ({
  sbp: row(sbp),
  hdl: row(hdl),
  totalChol: row(totalChol),
  egfr: row(egfr),
  ...(hba1c ? { hba1c: row(hba1c) } : {}),
  ...rest,
  bmi: bmi === null ? null : round(inside('bmi', bmi), 1),
});

const row = ({ value, low, high, source }: HeartInput): InputRow => [
  round(value, 1),
  round(low, 1),
  round(high, 1),
  source,
];
