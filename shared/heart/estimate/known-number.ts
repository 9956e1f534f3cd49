import { assumedA1c, lowestLdl, type WidthName } from '#shared/heart/evidence/estimate.ts';
import { ldlRoute, typedHalfWidth } from '#shared/heart/evidence/heart-inputs.ts';
import { aboveHdl, type HeartInput, type HeartInputs, insideHdlLimits } from '#shared/heart/inputs/heart-inputs.ts';
import type { Labs } from '#shared/heart/inputs/labs.ts';
import { addTriglycerides, routeTriglycerides, type Spread } from '#shared/heart/inputs/labs.ts';
import { exactEdges } from '#shared/person/exact-edges.ts';
import { type NumberDefinition, numberDefinitions } from '#shared/person/number-definitions.ts';
import type { HeartAnswers } from '#shared/person/person.ts';

/** The inputs as they would be if one number were known exactly; null when it is already. */
export type Knowing = (inputs: HeartInputs, labs: Labs, heart: HeartAnswers) => HeartInputs | null;

/** Each number would equal the value that is used now, with the edges of an exact one (METHODS 10.6). */
export const knowing: Readonly<Record<WidthName, Knowing>> = {
  bpSystolic: (inputs) => {
    const { value, source } = inputs.sbp;
    if (source === 'typed') return null;
    return { ...inputs, sbp: { value, low: value - typedHalfWidth, high: value + typedHalfWidth, source: 'typed' } };
  },
  totalCholesterol: (inputs) => {
    const totalChol = exactly(inputs.totalChol, numberDefinitions.totalCholesterol);
    return totalChol && { ...inputs, totalChol };
  },
  ldlCholesterol: (inputs, labs) => (labs.ldl?.source === 'exact' ? null : withLdl(inputs, labs)),
  hdlCholesterol: (inputs) => {
    const hdl = exactly(inputs.hdl, numberDefinitions.hdlCholesterol);
    return hdl && { ...inputs, hdl };
  },
  triglycerides: (inputs, labs) => (labs.triglycerides?.source === 'exact' ? null : withTriglycerides(inputs, labs)),
  a1c: (inputs, _labs, heart) => {
    const hba1c = exactly(inputs.hba1c ?? assumed(inputs, heart), numberDefinitions.a1c);
    return hba1c && { ...inputs, hba1c };
  },
  egfr: (inputs) => {
    const egfr = exactly(inputs.egfr, numberDefinitions.egfr);
    return egfr && { ...inputs, egfr };
  },
};

const exactly = <Band extends string>(
  { value, source }: HeartInput,
  definition: NumberDefinition<Band>,
): HeartInput | null => (source === 'exact' ? null : { ...spreadOf(definition, value), source: 'exact' });

/** A value without a known variation has no spread. */
const spreadOf = <Band extends string>(definition: NumberDefinition<Band>, value: number): Spread => ({
  value,
  ...(exactEdges(definition, value) ?? { low: value, high: value }),
});

const assumed = ({ diabetes }: HeartInputs, { diabetesStatus, toldHighBloodSugar }: HeartAnswers): HeartInput => {
  const isRaised = diabetesStatus === 'prediabetes' || toldHighBloodSugar === 'yes';
  const value = diabetes === 1 ? assumedA1c.diabetes : isRaised ? assumedA1c.raised : assumedA1c.other;
  return { value, low: value, high: value, source: 'imputed' };
};

/** LDL counts only by its route: where total cholesterol is known, or the formula fails, nothing would change. */
const withLdl = (inputs: HeartInputs, labs: Labs): HeartInputs => {
  const triglycerides = routeTriglycerides(labs);
  if (labs.totalChol !== null || triglycerides === null) return inputs;
  const { totalChol, hdl } = inputs;
  const rest = totalChol.value - insideHdlLimits(hdl.value) - triglycerides.value / ldlRoute.triglyceridesPer;
  const ldl = spreadOf(numberDefinitions.ldlCholesterol, Math.max(rest, lowestLdl));
  return { ...inputs, totalChol: aboveHdl(addTriglycerides(ldl, triglycerides), hdl.value) };
};

const withTriglycerides = (inputs: HeartInputs, labs: Labs): HeartInputs => {
  const { totalChol, hdl } = inputs;
  const now = routeTriglycerides(labs);
  if (totalChol.source !== 'ldlRoute' || labs.ldl === null || now === null) return inputs;
  const known = spreadOf(numberDefinitions.triglycerides, now.value);
  return { ...inputs, totalChol: aboveHdl(addTriglycerides(labs.ldl, known), hdl.value) };
};
