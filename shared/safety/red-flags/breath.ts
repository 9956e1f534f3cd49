import { type Facts, isAmong, redFlag } from '#shared/safety/red-flag.ts';
import {
  hasAnyBreathlessness,
  hasFaintedToday,
  hasHeartDisease,
  hasPainToday,
  isNewlyBreathless,
  isPleuritic,
} from '#shared/safety/terms.ts';

export const acuteBreathless = redFlag({
  code: 'acuteBreathless',
  level: 'emergency',
  label: 'Severe shortness of breath',
  message:
    'Shortness of breath while sitting still, or coughing up pink froth or more than a few spots of blood, can be an emergency. If it is happening now or came back in the last 24 hours, call your local emergency number now. If not, see a doctor today.',
  sources: ['nhsBreath', 'nhsCoughBlood'],
  evidence: 'read',
  isRaised: ({ heart }) => heart.dyspnea === 'rest' || heart.otherWarningSigns === 'pinkSputum',
});

export const breathlessNew = redFlag({
  code: 'breathlessNew',
  level: 'urgent',
  label: 'New or worse shortness of breath',
  message:
    'Shortness of breath that is new or clearly worse should be checked soon. Get checked by a doctor today, or tomorrow at the latest. If it comes while you are sitting still, or with chest pain or feeling faint, call your local emergency number now.',
  sources: ['nhsBreath'],
  evidence: 'read',
  isRaised: (facts) => facts.heart.dyspnea === 'newWorse' && !lungClot.isRaised(facts),
});

/** Gasping alone is more often sleep apnea: `apneaCheck`. */
export const orthopnea = redFlag({
  code: 'orthopnea',
  level: 'urgent',
  label: 'Trouble breathing when lying flat',
  message:
    'Having to sit up to breathe can mean fluid in the lungs. Get checked by a doctor today, or tomorrow at the latest. If you are short of breath while sitting still, call your local emergency number now.',
  sources: ['escHf2021', 'nhsHf'],
  evidence: 'convention',
  isRaised: (facts) => {
    const { orthopnea: lyingFlat, edema, dyspnea } = facts.heart;
    const hasAnotherSign =
      isAmong(edema, 'worse', 'daily') ||
      isAmong(dyspnea, 'rest', 'newWorse', 'minimal', 'level') ||
      hasHeartDisease(facts);
    return lyingFlat === 'propped' || (lyingFlat === 'gasping' && hasAnotherSign);
  },
});

export const breathlessDaily = redFlag({
  code: 'breathlessDaily',
  level: 'urgent',
  label: 'Breathless with everyday tasks',
  message:
    'Being breathless when you get dressed or wash should be checked, even if it has been like this for a while. Get checked by a doctor today, or tomorrow at the latest, unless your own team knows about it and it has not changed. If it comes while you are sitting still, call your local emergency number now.',
  sources: ['nhsBreath'],
  evidence: 'convention',
  isRaised: ({ heart }) => heart.dyspnea === 'minimal',
});

export const apneaCheck = redFlag({
  code: 'apneaCheck',
  level: 'soon',
  by: 'weeks',
  label: 'Breathing at night that needs a check or treatment',
  message:
    'Pauses in breathing at night can be treated, and treatment helps you feel better by day. Ask for a sleep test in the next few weeks. Do not drive when you are sleepy.',
  sources: ['ahaOsa2021'],
  evidence: 'read',
  isRaised: (facts) => {
    const { sleepApneaDiagnosed, sleepApneaTreatment, orthopnea: lyingFlat } = facts.heart;
    return (
      sleepApneaDiagnosed === 'suspected' ||
      (sleepApneaDiagnosed === 'yes' && sleepApneaTreatment === 'none') ||
      (lyingFlat === 'gasping' && !orthopnea.isRaised(facts))
    );
  },
});

/** What a clot in the lung can make, beside one swollen leg. */
const hasLungSign = (facts: Facts): boolean =>
  hasAnyBreathlessness(facts) ||
  hasPainToday(facts) ||
  isPleuritic(facts) ||
  (isAmong(facts.heart.chestPain, 'week', 'often', 'occasional') &&
    isAmong(facts.heart.chestPainContext, 'tearing', 'worsening', 'unwell', 'spreads', 'atRest', 'longer', 'effort')) ||
  hasFaintedToday(facts) ||
  facts.pulse >= 111 ||
  facts.heart.otherWarningSigns === 'pinkSputum';

export const lungClot = redFlag({
  code: 'lungClot',
  level: 'emergency',
  label: 'Signs of a blood clot in the lung',
  message:
    'A swollen leg with shortness of breath or chest pain, or new shortness of breath with sharp pain when you breathe in, can mean a blood clot in the lung. If you have any of this now or had it in the last 24 hours, call your local emergency number now. If not, go to an emergency department today.',
  sources: ['nhsPe', 'nice158'],
  evidence: 'read',
  isRaised: (facts) =>
    (facts.heart.edema === 'oneSided' && hasLungSign(facts)) ||
    (isPleuritic(facts) &&
      (isNewlyBreathless(facts) ||
        (facts.heart.chestPain === 'today' && (facts.pulse >= 111 || hasFaintedToday(facts))))),
});

export const legClot = redFlag({
  code: 'legClot',
  level: 'urgent',
  label: 'One swollen leg',
  message:
    'One leg that is newly swollen, painful, warm or red can mean a blood clot. Get checked by a doctor today. If you get short of breath, have chest pain or faint, call your local emergency number now.',
  sources: ['nice158', 'nhsPe'],
  evidence: 'read',
  isRaised: (facts) => facts.heart.edema === 'oneSided' && !lungClot.isRaised(facts) && !facts.isPregnant,
});

export const heartFailureWorse = redFlag({
  code: 'heartFailureWorse',
  level: 'urgent',
  label: 'Signs that fluid is building up',
  message:
    'Swelling or breathing that has got worse can mean that fluid is building up. Call your heart team or a doctor today. If you are short of breath while sitting still or feel faint, call your local emergency number now.',
  sources: ['escHf2021', 'ahaHfWarn'],
  evidence: 'read',
  isRaised: ({ heart, sbp }) => {
    const isFailing =
      sbp < 90 ||
      isAmong(heart.dyspnea, 'newWorse', 'minimal', 'rest') ||
      isAmong(heart.orthopnea, 'propped', 'gasping');
    return heart.edema === 'worse' || (heart.knownHeartConditions === 'heartFailure' && isFailing);
  },
});

export const heartFailureSigns = redFlag({
  code: 'heartFailureSigns',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Swelling or breathlessness',
  message:
    'Swollen legs on most days, or shortness of breath on level ground, should be checked. Book an appointment in the next week or two, unless your own team knows about it and it has not changed. If it gets worse within days, see a doctor the same day. If you are short of breath while sitting still, call your local emergency number now.',
  sources: ['escHf2021', 'nhsHf'],
  evidence: 'convention',
  isRaised: ({ heart }) =>
    heart.edema === 'daily' || isAmong(heart.dyspnea, 'minimalKnown', 'level') || heart.orthopnea === 'proppedKnown',
});
