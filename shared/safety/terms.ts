import { smokesNow } from '#shared/person/person.ts';
import { type Facts, isAmong } from './red-flag.ts';

// The terms that rules of several topics share (SAFETY 3, `define` of the reference rules).

type Term = (facts: Facts) => boolean;
/** What a person reports about the heart and the body: as the safety rules read it, or as the scores do. */
type Reported = (person: Pick<Facts, 'heart'>) => boolean;

export const hasVeryHighPressure: Term = ({ sbp, dbp }) => sbp >= 180 || dbp >= 120;

/** A heart condition named in the first question, valve disease included. */
export const hasNamedHeartCondition: Reported = ({ heart }) =>
  heart.knownHeartConditions !== undefined && heart.knownHeartConditions !== 'none';

/** A rhythm problem counts too; the quiz asks for it separately. */
export const hasHeartDisease: Reported = ({ heart }) =>
  hasNamedHeartCondition({ heart }) || isAmong(heart.rhythmProblem, 'afib', 'other');

export const isDiabetic: Reported = ({ heart }) => isAmong(heart.diabetesStatus, 'type1', 'type2');

export const hasInflammation: Reported = ({ heart }) => isAmong(heart.inflammatory, 'yes', 'hiv');

export const hasToldKidneyDisease: Reported = ({ heart }) =>
  isAmong(heart.kidneyDisease, 'dialysisOrTransplant', 'stage5', 'severe', 'mildModerate');

/** A reason to suspect the heart even below 40. */
const hasRiskBelow40: Term = (facts) =>
  isDiabetic(facts) ||
  hasHeartDisease(facts) ||
  facts.isPregnant ||
  smokesNow(facts.longevity) ||
  facts.heart.familyPrematureCvd === 'yes' ||
  hasInflammation(facts) ||
  hasToldKidneyDisease(facts) ||
  facts.heart.ldlBand === '190plus';

/** An unknown age counts as 40 or more. */
export const isAtRisk: Term = (facts) => !(facts.age < 40) || hasRiskBelow40(facts);

export const hasRecentPain: Term = ({ heart }) => isAmong(heart.chestPain, 'today', 'week', 'often', 'occasional');

/** Chest pain now or in the last 24 hours. */
export const hasPainToday: Term = ({ heart }) => isAmong(heart.chestPain, 'now', 'today');

/** Pain that is sharp on breathing in. */
export const isPleuritic: Term = (facts) => hasRecentPain(facts) && facts.heart.chestPainContext === 'sharpBreath';

/** Chest pain of the kind that the heart makes. */
export const isHeartLike: Term = (facts) =>
  hasRecentPain(facts) && isAmong(facts.heart.chestPainContext, 'unwell', 'spreads', 'atRest', 'longer');

/** Short of breath while sitting, or newly or clearly worse. */
export const isNewlyBreathless: Term = ({ heart }) => isAmong(heart.dyspnea, 'rest', 'newWorse');

export const hasAnyBreathlessness: Term = ({ heart }) =>
  isAmong(heart.dyspnea, 'rest', 'newWorse', 'minimal', 'minimalKnown', 'level') ||
  isAmong(heart.exertional, 'breathless', 'discomfort');

/** A faint or nearly one in the last 24 hours; below, in the last 4 weeks and in the last 12 months. */
export const hasFaintedToday: Term = ({ heart }) => isAmong(heart.syncope, 'faintToday', 'nearlyToday');
export const hasFaintedThisMonth: Term = ({ heart }) =>
  isAmong(heart.syncope, 'faintToday', 'nearlyToday', 'faintWeeks', 'nearlyWeeks');
export const hasFaintedThisYear: Term = (facts) =>
  hasFaintedThisMonth(facts) || isAmong(facts.heart.syncope, 'yes', 'nearly');

/** One of the other warning signs of the last 24 hours. */
export const hasWarningSign: Term = ({ heart }) =>
  isAmong(heart.otherWarningSigns, 'strokeSigns', 'suddenHeadache', 'pinkSputum', 'confusion', 'suddenlyUnwell');

const hasRhythmTrouble: Term = ({ heart }) => heart.rhythmProblem === 'afib' || heart.rhythmAlert === 'yes';

export const hasSevereSymptom: Term = (facts) =>
  hasPainToday(facts) ||
  isNewlyBreathless(facts) ||
  hasFaintedToday(facts) ||
  hasWarningSign(facts) ||
  (isAmong(facts.heart.palpitations, 'now', 'persistent') && hasRhythmTrouble(facts));

/** Anything that makes a very fast pulse worse news; low weight, low pressure and pregnancy count as well. */
export const hasAnySymptom: Term = (facts) =>
  hasSevereSymptom(facts) ||
  isAmong(facts.heart.chestPain, 'week', 'often', 'occasional') ||
  isAmong(facts.heart.dyspnea, 'minimal', 'minimalKnown', 'level') ||
  hasFaintedThisMonth(facts) ||
  isAmong(facts.heart.palpitations, 'now', 'persistent', 'often', 'rare') ||
  isAmong(facts.heart.edema, 'oneSided', 'worse') ||
  isAmong(facts.heart.orthopnea, 'propped', 'gasping') ||
  isAmong(facts.heart.exertional, 'discomfort', 'breathless') ||
  hasRhythmTrouble(facts) ||
  facts.heart.otherWarningSigns === 'tiaRecent' ||
  facts.isPregnant ||
  facts.sbp < 100 ||
  facts.bmi < 17;

const trainsHardOften: Term = ({ longevity }) =>
  isAmong(longevity.exerciseFrequency, '5to6', '7') && isAmong(longevity.exerciseIntensity, 'vigorous', 'mixed');

/** Trained hearts beat slowly without being ill. */
export const isAthlete: Term = (facts) =>
  !(facts.age >= 65) &&
  !(facts.bmi < 18.5) &&
  facts.heart.fitnessCompare !== 'less' &&
  (trainsHardOften(facts) || (facts.heart.vigorousMinutes ?? 0) >= 150);

/** Low weight together with a sign of undernourishment, and no unintended weight loss. */
export const hasEatingSigns: Term = (facts) =>
  facts.heart.weightChange !== 'lostWeight' &&
  facts.bmi < 18.5 &&
  (facts.pulse < 50 ||
    facts.sbp < 90 ||
    (facts.bmi < 17.5 && trainsHardOften(facts)) ||
    (facts.bmi < 17 && !(facts.age >= 40)));

/** How many of the four burdens that the first quiz asks about the person has. */
export const countBurdens = ({ longevity }: Facts): number =>
  [
    isAmong(longevity.lifeOutlook, 'pessimistic', 'veryPessimistic'),
    longevity.stressCoping === 'poorly',
    (longevity.stressLevels ?? 0) >= 4,
    isAmong(longevity.closeRelationships, 'none', 'lonely'),
  ].filter(Boolean).length;
