import type { RedFlagLevel } from '#shared/contract/result.ts';
import type { Deadline } from './levels.ts';
import type { Facts, RedFlag } from './red-flag.ts';
import * as bloodPressure from './red-flags/blood-pressure.ts';
import * as bloodTests from './red-flags/blood-tests.ts';
import * as breath from './red-flags/breath.ts';
import * as chestPain from './red-flags/chest-pain.ts';
import * as fainting from './red-flags/fainting.ts';
import * as heartbeat from './red-flags/heartbeat.ts';
import * as pregnancy from './red-flags/pregnancy.ts';
import * as suddenSigns from './red-flags/sudden-signs.ts';
import * as weightAndMood from './red-flags/weight-and-mood.ts';

/** All red flags, most serious first; inside a level this order is the order on the page. */
export const redFlags = [
  chestPain.chestPainNow,
  chestPain.aorticPain,
  chestPain.chestPainHeartLike,
  suddenSigns.strokeSigns,
  suddenSigns.suddenHeadache,
  suddenSigns.confusion,
  breath.acuteBreathless,
  breath.lungClot,
  suddenSigns.suddenlyUnwell,
  fainting.syncopeHeart,
  heartbeat.palpitationsSerious,
  heartbeat.pulseFastSymptoms,
  heartbeat.pulseSlowSymptoms,
  bloodPressure.bpCrisisSymptoms,
  bloodPressure.bpLowSymptoms,
  pregnancy.pregnancyDanger,
  weightAndMood.weightDanger,
  chestPain.chestPainUrgent,
  chestPain.anginaPattern,
  suddenSigns.tiaRecent,
  suddenSigns.unwellCheck,
  breath.legClot,
  breath.breathlessNew,
  breath.orthopnea,
  breath.breathlessDaily,
  breath.heartFailureWorse,
  fainting.syncopeUnexplained,
  heartbeat.palpitationsUrgent,
  heartbeat.pulseFast,
  heartbeat.pulseSlow,
  bloodPressure.bpVeryHigh,
  bloodPressure.bpVeryLow,
  pregnancy.pregnancyBp,
  weightAndMood.weightVeryLow,
  weightAndMood.eatingUrgent,
  bloodTests.kidneyVeryLow,
  bloodTests.sugarVeryHigh,
  chestPain.anginaKnown,
  chestPain.chestPainOther,
  breath.heartFailureSigns,
  fainting.syncopeAny,
  heartbeat.palpitationsFrequent,
  heartbeat.rhythmAlert,
  heartbeat.pulseHigh,
  heartbeat.pulseLow,
  bloodPressure.bpStage2High,
  bloodPressure.bpStage2,
  bloodPressure.bpLow,
  heartbeat.afStroke,
  weightAndMood.weightLow,
  weightAndMood.eatingSupport,
  weightAndMood.weightLossCheck,
  bloodTests.kidneyLow,
  bloodTests.uacrHigh,
  bloodTests.ldl190,
  bloodTests.tg500,
  bloodTests.diabetesRange,
  bloodTests.sugarControl,
  weightAndMood.moodSupport,
  breath.apneaCheck,
] as const satisfies readonly RedFlag[];

export type RedFlagCode = (typeof redFlags)[number]['code'];

/** One raised flag in the words of one person. */
export type Notice = {
  readonly code: RedFlagCode;
  readonly level: RedFlagLevel;
  readonly label: string;
  readonly message: string;
  /** By when the rules ask to be seen; null above the level soon: that is today. */
  readonly by: Deadline | null;
  /** By when the message asks: sooner than the rules for some values in pregnancy. */
  readonly shownBy: Deadline | null;
  /** YYYY-MM-DD, of an older answer of the other quiz; the message then names the day. */
  readonly toldOn?: string;
  /** Such an answer about one moment, which an examination can close. */
  readonly mayBeClosed?: boolean;
};

const flags: ReadonlyMap<RedFlagCode, RedFlag<RedFlagCode>> = new Map(redFlags.map((flag) => [flag.code, flag]));

const flagOf = (code: RedFlagCode): RedFlag<RedFlagCode> => {
  const flag = flags.get(code);
  if (!flag) throw new Error(`The red flag ${code} has no wording. Each one in red-flags.ts has.`);
  return flag;
};

/** The words of a red flag for a person to whom no variant applies. */
export const messageOf = (code: RedFlagCode): string => flagOf(code).message;

/** The heading over the message. */
export const labelOf = (code: RedFlagCode): string => flagOf(code).label;

/** A raised flag in the words that fit this person: those of its first variant that applies, else its own. */
export const noticeOf = (flag: RedFlag<RedFlagCode>, facts: Facts): Notice => {
  const { code, level, label } = flag;
  if (flag.level !== 'soon') return { code, level, label, message: flag.message, by: null, shownBy: null };
  const { message, by } = flag.variants?.find(({ applies }) => applies(facts)) ?? flag;
  const pregnant = facts.isPregnant ? flag.inPregnancy : undefined;
  return { code, level, label, message: pregnant?.message(facts) ?? message, by, shownBy: pregnant?.by ?? by };
};

/** Flags about a number, a device or the mind: they do not lower the score of the row "Symptoms" (METHODS 4.8). */
export const notSymptomFlags: ReadonlySet<RedFlagCode> = new Set([
  'pulseFast',
  'pulseSlow',
  'bpVeryHigh',
  'bpVeryLow',
  'pregnancyBp',
  'weightVeryLow',
  'kidneyVeryLow',
  'sugarVeryHigh',
  'rhythmAlert',
  'pulseHigh',
  'pulseLow',
  'bpStage2',
  'bpLow',
  'afStroke',
  'weightLow',
  'eatingSupport',
  'weightLossCheck',
  'kidneyLow',
  'ldl190',
  'tg500',
  'diabetesRange',
  'sugarControl',
  'moodSupport',
  'apneaCheck',
  'eatingUrgent',
  'bpStage2High',
  'uacrHigh',
] as const satisfies readonly RedFlagCode[]);
