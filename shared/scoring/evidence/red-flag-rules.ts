import type { RedFlagLevel } from '../../contract/result.ts';
import { type BloodPressure, isHigh, isVeryHigh } from '../blood-pressure.ts';
import type { CleanAnswers } from '../clean-answers.ts';
import { isDiagnosedDiabetes, isInDiabetesRange } from '../diabetes.ts';

/**
 * Answers that must not wait for a score. Kept apart from the rest of the evidence, because the quiz itself acts on them.
 * Levels for chest pain, 180/120, fainting in exercise, lying or with chest pain or palpitations, palpitations with
 * fainting, chest pain or breathlessness, and effort-related chest pain were found in AHA, NHS or UK patient advice;
 * those for orthopnoea, swelling, one leg, rhythm alerts and lab limits are clinical convention, not verified.
 */
export const redFlagSources = ['ahaWarning', 'ahaHbp911', 'nhsFaint', 'nhsChest', 'mypatientadvice'];

export type RedFlagFacts = CleanAnswers & { readonly pressure: BloodPressure | null };
type Rule = {
  readonly code: string;
  readonly level: RedFlagLevel;
  readonly label: string;
  /** A sentence of its own beside the level's advice. */
  readonly also?: string;
  readonly when: (facts: RedFlagFacts) => boolean;
  readonly emergencyWhen?: (facts: RedFlagFacts) => boolean;
};

const is = (answer: unknown, ...values: readonly string[]): boolean => values.some((value) => value === answer);

const hasRecentChestPain = ({ chestPain }: RedFlagFacts) => is(chestPain, 'occasional', 'often');
const isHeartLike = (f: RedFlagFacts) =>
  hasRecentChestPain(f) && is(f.chestPainContext, 'tearing', 'unwell', 'spreads', 'longer', 'atRest');
const isAngina = (f: RedFlagFacts) =>
  (hasRecentChestPain(f) && is(f.chestPainContext, 'worsening', 'effort')) || is(f.exertional, 'discomfort');
const isPressureCrisis = (f: RedFlagFacts) =>
  isVeryHigh(f.pressure) &&
  (is(f.chestPain, 'occasional', 'often', 'now') ||
    is(f.dyspnea, 'rest') ||
    is(f.otherWarningSigns, 'strokeSigns', 'confusion') ||
    is(f.syncope, 'yes'));
const hasFainted = ({ syncope }: RedFlagFacts) => is(syncope, 'yes', 'nearly');
const isHeartFaint = (f: RedFlagFacts) => hasFainted(f) && is(f.syncopeContext, 'heart', 'exercise', 'lying');
const isUnexplainedFaint = (f: RedFlagFacts) => is(f.syncope, 'yes') && is(f.syncopeContext, 'noWarning', 'family');
const isSeriousPalpitation = (f: RedFlagFacts) =>
  is(f.palpitations, 'rare', 'often', 'persistent') && is(f.palpitationsContext, 'faint', 'chestPain', 'breathless');

/** From most to least serious; inside a level this order is the order on the page. */
export const redFlagRules: readonly Rule[] = [
  {
    code: 'chestPainNow',
    level: 'emergency',
    label: 'Chest pain right now',
    when: (f) => is(f.chestPain, 'now'),
  },
  {
    code: 'chestPainHeartLike',
    level: 'emergency',
    label: 'Chest pain that may come from the heart',
    when: isHeartLike,
  },
  {
    code: 'strokeSigns',
    level: 'emergency',
    label: 'Signs of a stroke',
    when: (f) => is(f.otherWarningSigns, 'strokeSigns'),
  },
  {
    code: 'acuteBreathless',
    level: 'emergency',
    label: 'Severe shortness of breath',
    when: (f) => is(f.dyspnea, 'rest') || is(f.otherWarningSigns, 'pinkSputum'),
  },
  {
    code: 'bpCrisisSymptoms',
    level: 'emergency',
    label: 'Very high blood pressure with symptoms',
    when: isPressureCrisis,
  },
  { code: 'syncopeHeart', level: 'emergency', label: 'A faint that may come from the heart', when: isHeartFaint },
  {
    code: 'palpitationsSerious',
    level: 'emergency',
    label: 'Palpitations with warning signs',
    when: isSeriousPalpitation,
  },
  {
    code: 'legClot',
    level: 'urgent',
    label: 'One swollen leg',
    when: (f) => is(f.edema, 'oneSided'),
    emergencyWhen: (f) => is(f.dyspnea, 'minimal', 'rest'),
  },
  {
    code: 'bpVeryHigh',
    level: 'urgent',
    label: 'Very high blood pressure',
    also: 'Rest a minute or two and measure again. If it is still as high, contact a clinician the same day.',
    when: (f) => isVeryHigh(f.pressure) && !isPressureCrisis(f),
  },
  { code: 'anginaPattern', level: 'urgent', label: 'Chest discomfort with effort', when: isAngina },
  {
    code: 'orthopnea',
    level: 'urgent',
    label: 'Trouble breathing when lying flat',
    when: (f) => is(f.orthopnea, 'propped', 'gasping'),
  },
  { code: 'syncopeUnexplained', level: 'urgent', label: 'A faint without a clear cause', when: isUnexplainedFaint },
  {
    code: 'breathlessDaily',
    level: 'urgent',
    label: 'Breathless with everyday tasks',
    when: (f) => is(f.dyspnea, 'minimal'),
  },
  { code: 'confusion', level: 'urgent', label: 'New confusion', when: (f) => is(f.otherWarningSigns, 'confusion') },
  {
    code: 'chestPainOther',
    level: 'soon',
    label: 'Other chest pain',
    when: (f) => hasRecentChestPain(f) && !isHeartLike(f) && !isAngina(f),
  },
  {
    code: 'syncopeAny',
    level: 'soon',
    label: 'Fainting',
    when: (f) => hasFainted(f) && !isHeartFaint(f) && !isUnexplainedFaint(f),
  },
  {
    code: 'heartFailureSigns',
    level: 'soon',
    label: 'Swelling or breathlessness',
    when: (f) => is(f.edema, 'daily') || is(f.dyspnea, 'level'),
  },
  {
    code: 'palpitationsFrequent',
    level: 'soon',
    label: 'Frequent palpitations',
    when: (f) => is(f.palpitations, 'often', 'persistent') && !isSeriousPalpitation(f),
  },
  {
    code: 'rhythmAlert',
    level: 'soon',
    label: 'A rhythm alert from your device',
    when: (f) => is(f.rhythmAlert, 'yes'),
  },
  {
    code: 'bpStage2',
    level: 'soon',
    label: 'High blood pressure',
    when: (f) => isHigh(f.pressure) && !isVeryHigh(f.pressure),
  },
  { code: 'ldl190', level: 'soon', label: 'Very high LDL cholesterol', when: (f) => is(f.ldlBand, '190plus') },
  { code: 'tg500', level: 'soon', label: 'Very high triglycerides', when: (f) => is(f.triglycerideBand, '500plus') },
  {
    code: 'diabetesRange',
    level: 'soon',
    label: 'Blood sugar in the diabetes range',
    also: 'If you are also very thirsty, pass a lot of urine or are losing weight, be seen within a day or two.',
    when: (f) => isInDiabetesRange(f) && !isDiagnosedDiabetes(f),
  },
  {
    code: 'moodSupport',
    level: 'soon',
    label: 'Low mood',
    also: 'Low mood is common and it can be treated. If things feel too heavy, call or text 988 in the US, or your local crisis line, at any hour.',
    when: (f) => is(f.moodLow, 'half', 'daily'),
  },
  {
    code: 'apneaCheck',
    level: 'soon',
    label: 'Sleep apnea to be checked or treated',
    when: (f) =>
      is(f.sleepApneaDiagnosed, 'suspected') || (is(f.sleepApneaDiagnosed, 'yes') && is(f.sleepApneaTreatment, 'none')),
  },
];

export const levelOrder: readonly RedFlagLevel[] = ['emergency', 'urgent', 'soon'];

export const sayByLevel: Readonly<Record<RedFlagLevel, string>> = {
  emergency:
    'Please call 911 or your local emergency number if this is happening now or comes back; otherwise be seen today.',
  urgent: 'Please be seen the same day, or within a day or two.',
  soon: 'Please book an appointment and talk about this.',
};

/** Flags that are no symptoms: they do not lower the symptoms row. A pressure crisis with symptoms does. */
export const notSymptomFlags: readonly string[] = [
  'bpVeryHigh',
  'bpStage2',
  'ldl190',
  'tg500',
  'diabetesRange',
  'moodSupport',
  'apneaCheck',
];
