import type { RaisedFlag } from '#shared/safety/assess.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import * as whenToCall from '#words/when-to-call.ts';

/** One line of 'When to call for help'. `saidBy`: notices about this sign, which say themselves when to call. */
export type CallSign = { readonly text: string; readonly saidBy?: readonly RedFlagCode[] };

/** The lines for these notices: none beside an emergency, and none that asks for a sign that was just told (SAFETY 5). */
export const signsToCall = (signs: readonly CallSign[], redFlags: readonly RaisedFlag[]): string[] => {
  if (redFlags.some(({ level }) => level === 'emergency')) return [];
  const isSaid = ({ saidBy = [] }: CallSign) => redFlags.some(({ code }) => saidBy.includes(code));
  return [...new Set(signs.filter((sign) => !isSaid(sign)).map(({ text }) => text))];
};

/** No reason to call the emergency number: one team, one time. */
export const maternityToday = whenToCall.maternityTodayPressureCall;

export const ofChest: readonly RedFlagCode[] = ['chestPainUrgent', 'anginaPattern', 'anginaKnown', 'chestPainOther'];
export const ofBreath: readonly RedFlagCode[] = [
  'breathlessNew',
  'breathlessDaily',
  'orthopnea',
  'heartFailureWorse',
  'pregnancyBreath',
];
export const ofHeartbeat: readonly RedFlagCode[] = ['palpitationsUrgent', 'palpitationsFrequent', 'eatingUrgent'];
export const ofFaints: readonly RedFlagCode[] = ['syncopeUnexplained', 'syncopeAny', 'weightVeryLow', 'eatingUrgent'];
export const ofStroke: readonly RedFlagCode[] = ['tiaRecent'];
export const ofSwelling: readonly RedFlagCode[] = ['heartFailureWorse', 'heartFailureSigns'];
export const ofPressure: readonly RedFlagCode[] = ['pregnancyBp', 'bpVeryHigh', 'bpStage2High', 'bpStage2'];
