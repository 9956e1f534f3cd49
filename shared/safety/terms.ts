import { smokesNow, takesHeartMedicine } from '#shared/person/person.ts';
import { veryHighPressure } from './pressure-limits.ts';
import { type Facts, isAmong } from './red-flag.ts';

// The terms that rules of several topics share (`define` of the reference rules).

type Term = (facts: Facts) => boolean;
/** What a person reports about the heart and the body: as the safety rules read it, or as the scores do. */
type Reported = (person: Pick<Facts, 'heart'>) => boolean;

/** In rules about symptoms an unknown age counts as old. In rules about numbers alone it makes each comparison false. */
export const isFrom40: Term = ({ age }) => !(age < 40);
export const isOld: Term = ({ age }) => !(age < 65);

export const hasVeryHighPressure: Term = ({ sbp, dbp }) => sbp >= veryHighPressure.sbp || dbp >= veryHighPressure.dbp;

/** A heart condition named in the first question, valve disease included. */
export const hasNamedHeartCondition: Reported = ({ heart }) =>
  heart.knownHeartConditions !== undefined && heart.knownHeartConditions !== 'none';

/** A rhythm problem counts too; the quiz asks for it separately. */
export const hasHeartDisease: Reported = ({ heart }) =>
  hasNamedHeartCondition({ heart }) || isAmong(heart.rhythmProblem, 'afib', 'other');

export const hasAneurysm: Reported = ({ heart }) => heart.knownHeartConditions === 'aneurysm';

export const isDiabetic: Reported = ({ heart }) => isAmong(heart.diabetesStatus, 'type1', 'type2');

export const hasInflammation: Reported = ({ heart }) => isAmong(heart.inflammatory, 'yes', 'hiv');

export const hasToldKidneyDisease: Reported = ({ heart }) =>
  isAmong(heart.kidneyDisease, 'dialysisOrTransplant', 'stage5', 'severe', 'mildModerate');

/** Kidneys that no longer work; not a transplant that does. */
export const isFailing: Reported = ({ heart }) =>
  isAmong(heart.kidneyDisease, 'dialysisOrTransplant', 'stage5') &&
  !isAmong(heart.egfrBand, '30to44', '45to59', '60to89', '90plus');

/** An eGFR below 15 of which no kidney team knows. */
export const hasVeryLowKidneyValue: Reported = ({ heart }) =>
  heart.egfrBand === 'under15' && !isAmong(heart.kidneyDisease, 'stage5', 'dialysisOrTransplant');

/** A reason to suspect the heart even below 40, smoking aside. */
export const hasRiskBesideSmoking: Term = (facts) =>
  isDiabetic(facts) ||
  takesHeartMedicine(facts.heart) ||
  hasHeartDisease(facts) ||
  facts.isPregnant ||
  facts.heart.familyPrematureCvd === 'yes' ||
  hasInflammation(facts) ||
  hasToldKidneyDisease(facts) ||
  facts.heart.ldlBand === '190plus';

export const hasRiskBelow40: Term = (facts) => hasRiskBesideSmoking(facts) || smokesNow(facts.longevity);

export const isAtRisk: Term = (facts) => isFrom40(facts) || hasRiskBelow40(facts);

export const hasRecentPain: Term = ({ heart }) => isAmong(heart.chestPain, 'today', 'week', 'often', 'occasional');

/** Chest pain of the last three months, at this moment included. */
export const hasAnyPain: Term = (facts) => hasRecentPain(facts) || facts.heart.chestPain === 'now';

/** Chest pain now or in the last 24 hours. */
export const hasPainToday: Term = ({ heart }) => isAmong(heart.chestPain, 'now', 'today');

/** Pain that is neither usual heartburn, nor sore on pressing, nor gone within seconds; also when it was not described. */
export const isNoHarmlessKind: Reported = ({ heart }) => !isAmong(heart.chestPainContext, 'meals', 'press', 'brief');

/** Pain that is sharp on breathing in. */
export const isPleuritic: Term = (facts) => hasRecentPain(facts) && facts.heart.chestPainContext === 'sharpBreath';

/** Chest pain of the kind that the heart makes. */
export const isHeartLike: Term = (facts) =>
  hasRecentPain(facts) && isAmong(facts.heart.chestPainContext, 'unwell', 'spreads', 'atRest', 'longer');

/** Short of breath while sitting, or newly or clearly worse. */
export const isNewlyBreathless: Reported = ({ heart }) => isAmong(heart.dyspnea, 'rest', 'newWorse');

/** On level ground or on the stairs. */
export const isBreathlessOnEffort: Reported = ({ heart }) =>
  heart.dyspnea === 'level' || heart.exertional === 'breathless';

export const hasAnyBreathlessness: Reported = ({ heart }) =>
  isAmong(heart.dyspnea, 'rest', 'newWorse', 'minimal', 'minimalKnown', 'level') ||
  isAmong(heart.exertional, 'breathless', 'discomfort');

/** Breathlessness of which the care team knows: no flag, but no comfort either. */
export const hasKnownBreathing: Reported = ({ heart }) =>
  heart.dyspnea === 'minimalKnown' || heart.orthopnea === 'proppedKnown';

/** A faint or nearly one in the last 24 hours; below, in the last 4 weeks and in the last 12 months. */
export const hasFaintedToday: Reported = ({ heart }) => isAmong(heart.syncope, 'faintToday', 'nearlyToday');
export const hasFaintedThisMonth: Reported = ({ heart }) =>
  isAmong(heart.syncope, 'faintToday', 'nearlyToday', 'faintWeeks', 'nearlyWeeks');
export const hasFaintedThisYear: Reported = (facts) =>
  hasFaintedThisMonth(facts) || isAmong(facts.heart.syncope, 'yes', 'nearly');

/** A faint with a clear trigger and no sudden death in the family. */
export const hasHarmlessTrigger: Reported = ({ heart }) =>
  heart.syncopeContext === 'trigger' && heart.syncopeFamily !== 'yes';

/** Palpitations that last, or come every week. */
export const hasLastingPalpitations: Reported = ({ heart }) =>
  isAmong(heart.palpitations, 'now', 'persistent', 'often');

/** One of the other warning signs of the last 24 hours. */
export const hasWarningSign: Reported = ({ heart }) =>
  isAmong(heart.otherWarningSigns, 'strokeSigns', 'suddenHeadache', 'pinkSputum', 'confusion', 'suddenlyUnwell');

/** The same, or stroke-like signs of the last weeks. */
export const hasOtherWarningSign: Reported = (facts) =>
  hasWarningSign(facts) || facts.heart.otherWarningSigns === 'tiaRecent';

const hasRhythmTrouble: Reported = ({ heart }) => heart.rhythmProblem === 'afib' || heart.rhythmAlert === 'yes';

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

/** A sign that rules out calling a pain harmless, however harmless it sounds. */
export const hasAnotherSign: Term = (facts) =>
  hasAnyBreathlessness(facts) ||
  hasFaintedThisMonth(facts) ||
  hasLastingPalpitations(facts) ||
  isAmong(facts.heart.edema, 'oneSided', 'worse', 'daily') ||
  isAmong(facts.heart.orthopnea, 'propped', 'gasping') ||
  hasOtherWarningSign(facts) ||
  facts.pulse >= 101 ||
  facts.pulse < 50 ||
  facts.sbp < 90 ||
  hasVeryHighPressure(facts);

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
