import { fromLogit, preventLogit } from '#shared/heart/prevent/prevent.ts';
import { type HeartInput, type HeartInputs, type HeartValues, toPrevent } from './heart-inputs.ts';

/** Risks, 0-1. */
export type HeartRange = { readonly low: number; readonly high: number };

const ranged = ['sbp', 'hdl', 'totalChol', 'egfr', 'hba1c'] as const;

/**
 * How far the ten-year risk of any event moves when each uncertain input goes to its edges, one at a time; the rises and
 * the falls are combined as independent errors. It covers what is not known of the inputs, not the model's own error.
 */
export const heartRange = (inputs: HeartInputs): HeartRange => {
  const logit = (changed: HeartValues = {}) => preventLogit(toPrevent(inputs, changed), 'total_cvd', '10');
  const x0 = logit();
  let falls = 0;
  let rises = 0;
  for (const name of ranged) {
    const input = inputs[name];
    if (!input) continue;
    const moves = [input.low, input.high].map((edge) => logit(edgeValues(inputs, name, edge)) - x0);
    rises += Math.max(0, ...moves) ** 2;
    falls += Math.min(0, ...moves) ** 2;
  }
  return { low: fromLogit(x0 - Math.sqrt(falls)), high: fromLogit(x0 + Math.sqrt(rises)) };
};

/** With LDL known, non-HDL is the measured value, so total cholesterol moves with HDL. */
const edgeValues = (inputs: HeartInputs, name: (typeof ranged)[number], edge: number): HeartValues => {
  const { totalChol, hdl }: Record<'totalChol' | 'hdl', HeartInput> = inputs;
  return name === 'hdl' && totalChol.source === 'ldlRoute'
    ? { hdl: edge, totalChol: totalChol.value - hdl.value + edge }
    : { [name]: edge };
};
