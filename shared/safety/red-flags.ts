import type { RedFlag } from './red-flag.ts';
import {
  bpCrisisSymptoms,
  bpLow,
  bpLowSymptoms,
  bpStage2,
  bpStage2High,
  bpVeryHigh,
  bpVeryLow,
} from './red-flags/blood-pressure.ts';
import {
  diabetesRange,
  kidneyLow,
  kidneyVeryLow,
  ldl190,
  sugarControl,
  sugarVeryHigh,
  tg500,
  uacrHigh,
} from './red-flags/blood-tests.ts';
import { acuteBreathless, apneaCheck, breathlessDaily, breathlessNew, orthopnea } from './red-flags/breath.ts';
import {
  anginaKnown,
  anginaPattern,
  aorticPain,
  chestPainHeartLike,
  chestPainNow,
  chestPainOther,
  chestPainUrgent,
} from './red-flags/chest-pain.ts';
import { legClot, lungClot } from './red-flags/clot.ts';
import { syncopeAny, syncopeHeart, syncopeUnexplained } from './red-flags/fainting.ts';
import { heartFailureSigns, heartFailureWorse } from './red-flags/heart-failure.ts';
import { moodSupport } from './red-flags/mood.ts';
import {
  afStroke,
  palpitationsFrequent,
  palpitationsSerious,
  palpitationsUrgent,
  rhythmAlert,
} from './red-flags/palpitations.ts';
import { pregnancyBp, pregnancyDanger } from './red-flags/pregnancy.ts';
import { pulseFast, pulseFastSymptoms, pulseHigh, pulseLow, pulseSlow, pulseSlowSymptoms } from './red-flags/pulse.ts';
import { confusion, strokeSigns, suddenHeadache, tiaRecent } from './red-flags/stroke.ts';
import { suddenlyUnwell, unwellCheck } from './red-flags/suddenly-unwell.ts';
import {
  eatingSupport,
  eatingUrgent,
  weightDanger,
  weightLossCheck,
  weightLow,
  weightVeryLow,
} from './red-flags/weight.ts';

/** All red flags, most serious first; inside a level this order is the order on the page. */
export const redFlags = [
  chestPainNow,
  aorticPain,
  chestPainHeartLike,
  strokeSigns,
  suddenHeadache,
  confusion,
  acuteBreathless,
  lungClot,
  suddenlyUnwell,
  syncopeHeart,
  palpitationsSerious,
  pulseFastSymptoms,
  pulseSlowSymptoms,
  bpCrisisSymptoms,
  bpLowSymptoms,
  pregnancyDanger,
  weightDanger,
  chestPainUrgent,
  anginaPattern,
  tiaRecent,
  unwellCheck,
  legClot,
  breathlessNew,
  orthopnea,
  breathlessDaily,
  heartFailureWorse,
  syncopeUnexplained,
  palpitationsUrgent,
  pulseFast,
  pulseSlow,
  bpVeryHigh,
  bpVeryLow,
  pregnancyBp,
  weightVeryLow,
  eatingUrgent,
  kidneyVeryLow,
  sugarVeryHigh,
  anginaKnown,
  chestPainOther,
  heartFailureSigns,
  syncopeAny,
  palpitationsFrequent,
  rhythmAlert,
  pulseHigh,
  pulseLow,
  bpStage2High,
  bpStage2,
  bpLow,
  afStroke,
  weightLow,
  eatingSupport,
  weightLossCheck,
  kidneyLow,
  uacrHigh,
  ldl190,
  tg500,
  diabetesRange,
  sugarControl,
  moodSupport,
  apneaCheck,
] as const satisfies readonly RedFlag[];

export type RedFlagCode = (typeof redFlags)[number]['code'];
