import type { RedFlagLevel } from '#shared/contract/red-flag.ts';
import { all, answered, any, fact, not, type Rule } from './rule.ts';

/**
 * Answers that cannot wait for a score. They have a file of their own, because the quiz itself loads them.
 * Levels for chest pain, 180/120, fainting in exercise, lying or with chest pain or palpitations, palpitations with
 * fainting, chest pain or breathlessness, and effort-related chest pain were found in AHA, NHS or UK patient advice;
 * those for orthopnoea, swelling, one leg, rhythm alerts and lab limits are clinical convention, not verified.
 */
export const redFlagSources = ['ahaWarning', 'ahaHbp911', 'nhsFaint', 'nhsChest', 'mypatientadvice'];

type RedFlagRule = {
  readonly code: string;
  readonly level: RedFlagLevel;
  readonly label: string;
  /** A sentence of its own beside the level's advice. */
  readonly also?: string;
  readonly when: Rule;
  readonly emergencyWhen?: Rule;
};

const veryHigh = fact('veryHighPressure');
const recentChestPain = answered('chestPain', 'occasional', 'often');
const heartLike = all(
  recentChestPain,
  answered('chestPainContext', 'tearing', 'unwell', 'spreads', 'longer', 'atRest'),
);
const angina = any(
  all(recentChestPain, answered('chestPainContext', 'worsening', 'effort')),
  answered('exertional', 'discomfort'),
);
const pressureCrisis = all(
  veryHigh,
  any(
    answered('chestPain', 'occasional', 'often', 'now'),
    answered('dyspnea', 'rest'),
    answered('otherWarningSigns', 'strokeSigns', 'confusion'),
    answered('syncope', 'yes'),
  ),
);
const fainted = answered('syncope', 'yes', 'nearly');
const heartFaint = all(fainted, answered('syncopeContext', 'heart', 'exercise', 'lying'));
const unexplainedFaint = all(answered('syncope', 'yes'), answered('syncopeContext', 'noWarning', 'family'));
const seriousPalpitation = all(
  answered('palpitations', 'rare', 'often', 'persistent'),
  answered('palpitationsContext', 'faint', 'chestPain', 'breathless'),
);

/** From most to least serious; inside a level this order is the order on the page. */
export const redFlagRules: readonly RedFlagRule[] = [
  {
    code: 'chestPainNow',
    level: 'emergency',
    label: 'Chest pain right now',
    when: answered('chestPain', 'now'),
  },
  {
    code: 'chestPainHeartLike',
    level: 'emergency',
    label: 'Chest pain that may come from the heart',
    when: heartLike,
  },
  {
    code: 'strokeSigns',
    level: 'emergency',
    label: 'Signs of a stroke',
    when: answered('otherWarningSigns', 'strokeSigns'),
  },
  {
    code: 'acuteBreathless',
    level: 'emergency',
    label: 'Severe shortness of breath',
    when: any(answered('dyspnea', 'rest'), answered('otherWarningSigns', 'pinkSputum')),
  },
  {
    code: 'bpCrisisSymptoms',
    level: 'emergency',
    label: 'Very high blood pressure with symptoms',
    when: pressureCrisis,
  },
  { code: 'syncopeHeart', level: 'emergency', label: 'A faint that may come from the heart', when: heartFaint },
  {
    code: 'palpitationsSerious',
    level: 'emergency',
    label: 'Palpitations with warning signs',
    when: seriousPalpitation,
  },
  {
    code: 'legClot',
    level: 'urgent',
    label: 'One swollen leg',
    when: answered('edema', 'oneSided'),
    emergencyWhen: answered('dyspnea', 'minimal', 'rest'),
  },
  {
    code: 'bpVeryHigh',
    level: 'urgent',
    label: 'Very high blood pressure',
    also: 'Rest a minute or two and measure again. If it is still as high, contact a clinician the same day.',
    when: all(veryHigh, not(pressureCrisis)),
  },
  { code: 'anginaPattern', level: 'urgent', label: 'Chest discomfort with effort', when: angina },
  {
    code: 'orthopnea',
    level: 'urgent',
    label: 'Trouble breathing when lying flat',
    when: answered('orthopnea', 'propped', 'gasping'),
  },
  { code: 'syncopeUnexplained', level: 'urgent', label: 'A faint without a clear cause', when: unexplainedFaint },
  {
    code: 'breathlessDaily',
    level: 'urgent',
    label: 'Breathless with everyday tasks',
    when: answered('dyspnea', 'minimal'),
  },
  { code: 'confusion', level: 'urgent', label: 'New confusion', when: answered('otherWarningSigns', 'confusion') },
  {
    code: 'chestPainOther',
    level: 'soon',
    label: 'Other chest pain',
    when: all(recentChestPain, not(heartLike), not(angina)),
  },
  {
    code: 'syncopeAny',
    level: 'soon',
    label: 'Fainting',
    when: all(fainted, not(heartFaint), not(unexplainedFaint)),
  },
  {
    code: 'heartFailureSigns',
    level: 'soon',
    label: 'Swelling or breathlessness',
    when: any(answered('edema', 'daily'), answered('dyspnea', 'level')),
  },
  {
    code: 'palpitationsFrequent',
    level: 'soon',
    label: 'Frequent palpitations',
    when: all(answered('palpitations', 'often', 'persistent'), not(seriousPalpitation)),
  },
  {
    code: 'rhythmAlert',
    level: 'soon',
    label: 'A rhythm alert from your device',
    when: answered('rhythmAlert', 'yes'),
  },
  {
    code: 'bpStage2',
    level: 'soon',
    label: 'High blood pressure',
    when: all(fact('highPressure'), not(veryHigh)),
  },
  { code: 'ldl190', level: 'soon', label: 'Very high LDL cholesterol', when: answered('ldlBand', '190plus') },
  { code: 'tg500', level: 'soon', label: 'Very high triglycerides', when: answered('triglycerideBand', '500plus') },
  {
    code: 'diabetesRange',
    level: 'soon',
    label: 'Blood sugar in the diabetes range',
    also: 'If you are also very thirsty, pass a lot of urine or are losing weight, be seen within a day or two.',
    when: all(fact('diabetesRange'), not(fact('diabetesDiagnosed'))),
  },
  {
    code: 'moodSupport',
    level: 'soon',
    label: 'Low mood',
    also: 'Low mood is common and it can be treated. If things feel too heavy, call or text 988 in the US, or your local crisis line, at any hour.',
    when: answered('moodLow', 'half', 'daily'),
  },
  {
    code: 'apneaCheck',
    level: 'soon',
    label: 'Sleep apnea to be checked or treated',
    when: any(
      answered('sleepApneaDiagnosed', 'suspected'),
      all(answered('sleepApneaDiagnosed', 'yes'), answered('sleepApneaTreatment', 'none')),
    ),
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
