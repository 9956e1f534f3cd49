import type { RedFlagLevel } from '#shared/contract/result.ts';
import type { Deadline } from './levels.ts';
import type { Facts, RaisedCodes, RedFlag, SeenBy } from './red-flag.ts';
import * as bloodPressure from './red-flags/blood-pressure.ts';
import * as breath from './red-flags/breath.ts';
import * as chestPain from './red-flags/chest-pain.ts';
import * as effort from './red-flags/effort.ts';
import * as fainting from './red-flags/fainting.ts';
import * as heartbeat from './red-flags/heartbeat.ts';
import * as kidneysAndFats from './red-flags/kidneys-and-fats.ts';
import * as pregnancy from './red-flags/pregnancy.ts';
import * as pulse from './red-flags/pulse.ts';
import * as suddenSigns from './red-flags/sudden-signs.ts';
import * as sugar from './red-flags/sugar.ts';
import * as swelling from './red-flags/swelling.ts';
import * as weightAndMood from './red-flags/weight-and-mood.ts';
import { type Sentence, textOf } from './sentence.ts';

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
  pulse.pulseFastSymptoms,
  pulse.pulseSlowSymptoms,
  bloodPressure.bpCrisisSymptoms,
  bloodPressure.bpLowSymptoms,
  pregnancy.pregnancyDanger,
  weightAndMood.weightDanger,
  chestPain.chestPainUrgent,
  chestPain.anginaPattern,
  suddenSigns.tiaRecent,
  suddenSigns.unwellCheck,
  swelling.legClot,
  breath.breathlessNew,
  breath.orthopnea,
  breath.breathlessDaily,
  swelling.heartFailureWorse,
  fainting.syncopeUnexplained,
  heartbeat.palpitationsUrgent,
  pulse.pulseFast,
  pulse.pulseSlow,
  bloodPressure.bpVeryHigh,
  bloodPressure.bpVeryLow,
  pregnancy.pregnancyBp,
  weightAndMood.weightVeryLow,
  weightAndMood.eatingUrgent,
  kidneysAndFats.kidneyVeryLow,
  sugar.sugarVeryHigh,
  sugar.sugarVeryLow,
  pregnancy.pregnancyKidney,
  pregnancy.pregnancyFats,
  pregnancy.pregnancyBreath,
  chestPain.anginaKnown,
  chestPain.chestPainOther,
  swelling.heartFailureSigns,
  effort.breathlessEffort,
  fainting.syncopeAny,
  heartbeat.palpitationsFrequent,
  heartbeat.rhythmAlert,
  pulse.pulseHigh,
  pulse.pulseLow,
  bloodPressure.bpStage2High,
  bloodPressure.bpStage2,
  bloodPressure.bpLow,
  heartbeat.afStroke,
  weightAndMood.weightLow,
  weightAndMood.eatingSupport,
  weightAndMood.weightLossCheck,
  kidneysAndFats.kidneyLow,
  kidneysAndFats.uacrHigh,
  kidneysAndFats.ldl190,
  kidneysAndFats.tg500,
  sugar.diabetesRange,
  sugar.sugarControl,
  sugar.sugarLow,
  sugar.sugarPregnancy,
  weightAndMood.moodSupport,
  breath.apneaCheck,
] as const satisfies readonly RedFlag[];

export type RedFlagCode = (typeof redFlags)[number]['code'];

/** One raised flag in the words of one person. */
export type Notice = {
  readonly code: RedFlagCode;
  readonly level: RedFlagLevel;
  readonly label: string;
  readonly sentences: readonly Sentence[];
  /** The sentences, one after the other. */
  readonly message: string;
  /** By when a soon notice asks to be seen; null above that level. */
  readonly by: Deadline | null;
  /** By when an urgent notice asks to be seen; null at the other levels. */
  readonly seenBy: SeenBy | null;
  /** YYYY-MM-DD, of an older answer of the other quiz; the message then names the day. */
  readonly toldOn?: string;
  /** Such an answer about one moment, which an examination can close. */
  readonly mayBeClosed?: boolean;
};

const flags: ReadonlyMap<RedFlagCode, RedFlag<RedFlagCode>> = new Map(redFlags.map((flag) => [flag.code, flag]));

export const flagOf = (code: RedFlagCode): RedFlag<RedFlagCode> => {
  const flag = flags.get(code);
  if (!flag) throw new Error(`The red flag ${code} has no wording. Each one in red-flags.ts has.`);
  return flag;
};

/** The words of a red flag for a person to whom no variant applies. */
export const messageOf = (code: RedFlagCode): string => textOf(flagOf(code).words);

/** The heading over the message. */
export const labelOf = (code: RedFlagCode): string => flagOf(code).label;

/** A raised flag in the words that fit this person: those of its first variant that applies, else its own. */
export const noticeOf = (flag: RedFlag<RedFlagCode>, facts: Facts, raised: RaisedCodes): Notice => {
  const { code, level, label } = flag;
  const place = flag.variants?.findIndex(({ applies }) => applies(facts, raised)) ?? -1;
  const words = flag.variants?.[place]?.words ?? flag.words;
  const sentences = words.map((sentence, index) => ({
    ...sentence,
    id: `${code}${place < 0 ? '' : `.${place + 1}`}.${index + 1}`,
  }));
  return {
    code,
    level,
    label,
    sentences,
    message: textOf(sentences),
    by: flag.level === 'soon' ? (flag.variants?.[place]?.by ?? flag.by) : null,
    seenBy: flag.level === 'urgent' ? (flag.variants?.[place]?.seenBy ?? flag.seenBy) : null,
  };
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
  'sugarVeryLow',
  'pregnancyKidney',
  'pregnancyFats',
  'sugarLow',
  'sugarPregnancy',
] as const satisfies readonly RedFlagCode[]);
