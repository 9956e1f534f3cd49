import { isCalmPain } from './quiet.ts';
import type { Facts, RaisedCodes } from './red-flag.ts';

const signs = [
  'chestPainOther',
  'heartFailureSigns',
  'breathlessEffort',
  'syncopeAny',
  'palpitationsFrequent',
  'rhythmAlert',
  'pulseHigh',
  'pulseLow',
  'bpLow',
] as const;

/** Two signs that could each wait for a week or two should not wait together. */
export const hasTwoSigns = (facts: Facts, raised: RaisedCodes): boolean =>
  signs.filter((code) => raised.has(code) && !(code === 'chestPainOther' && isCalmPain(facts))).length >= 2;
