import { type Facts, redFlag } from '#shared/safety/red-flag.ts';
import {
  hasFaintedToday,
  hasNamedHeartCondition,
  hasPainToday,
  hasVeryHighPressure,
  hasWarningSign,
  isNewlyBreathless,
} from '#shared/safety/terms.ts';

/** A sign of the last 24 hours that makes a pressure dangerous. */
const hasSignBesidePressure = (facts: Facts): boolean =>
  hasPainToday(facts) || isNewlyBreathless(facts) || hasWarningSign(facts) || hasFaintedToday(facts);

/** Chest pain or a faint weeks ago does not count. */
export const bpCrisisSymptoms = redFlag({
  code: 'bpCrisisSymptoms',
  level: 'emergency',
  label: 'Very high blood pressure with symptoms',
  message:
    'Your blood pressure is 180 over 120 or more and you have a warning sign. If the reading and the sign are from now or the last 24 hours, call your local emergency number now. If they are older, measure again now. If it is still that high and you have any symptom, call. If not, contact a doctor the same day.',
  sources: ['ahaHbp911', 'htn2025'],
  evidence: 'read',
  isRaised: (facts) =>
    hasVeryHighPressure(facts) && (hasSignBesidePressure(facts) || facts.heart.otherWarningSigns === 'tiaRecent'),
});

/** NEWS2 gives 3 points up to 90. Queensland: systolic below 90 with heart pain or heart failure. */
export const bpLowSymptoms = redFlag({
  code: 'bpLowSymptoms',
  level: 'emergency',
  label: 'Low blood pressure with symptoms',
  message:
    'Your blood pressure is low and you have a warning sign. If this is happening now, or did in the last 24 hours, call your local emergency number now. If it was earlier, see a doctor today.',
  sources: ['news2'],
  evidence: 'read',
  isRaised: (facts) => facts.sbp < 90 && (hasSignBesidePressure(facts) || facts.pulse >= 111),
});

/** The same sentence stands on the title screen of blood pressure: one wording everywhere. */
export const bpVeryHigh = redFlag({
  code: 'bpVeryHigh',
  level: 'urgent',
  label: 'Very high blood pressure',
  message:
    '180 over 120 or more is very high. Rest for a few minutes and measure again. If it is still that high, contact a doctor the same day. If you also have chest pain, trouble breathing, weakness, numbness, confusion, a very bad headache, or trouble seeing or speaking, call your local emergency number now.',
  sources: ['ahaHbp911', 'htn2025'],
  evidence: 'read',
  isRaised: (facts) => hasVeryHighPressure(facts) && !bpCrisisSymptoms.isRaised(facts) && !facts.isPregnant,
});

/** NEWS2 gives 3 points up to 90. */
export const bpVeryLow = redFlag({
  code: 'bpVeryLow',
  level: 'urgent',
  label: 'Very low blood pressure',
  message:
    'Your top blood pressure number is very low, or low for someone with a heart condition. Sit or lie down and measure again. If it is still that low, see a doctor today, or call your heart team. If you feel faint, confused, cold and clammy, or have chest pain or shortness of breath, call your local emergency number now.',
  sources: ['news2'],
  evidence: 'read',
  isRaised: (facts) =>
    (facts.sbp < 80 || (facts.sbp < 90 && hasNamedHeartCondition(facts))) && !bpLowSymptoms.isRaised(facts),
});

/** A step between 140/90 (the next weeks) and 180/120 (the same day). */
export const bpStage2High = redFlag({
  code: 'bpStage2High',
  level: 'soon',
  by: 'week',
  label: 'Blood pressure of 160 over 100 or more',
  message:
    'Your blood pressure is 160 over 100 or more. Measure again today and over the next few days, sitting quietly, and book an appointment within a week. Avoid hard training and heavy lifting until then. If it reaches 180 over 120, contact a doctor the same day.',
  sources: ['htn2025'],
  evidence: 'judgement',
  isRaised: (facts) => (facts.sbp >= 160 || facts.dbp >= 100) && !hasVeryHighPressure(facts) && !facts.isPregnant,
});

export const bpStage2 = redFlag({
  code: 'bpStage2',
  level: 'soon',
  by: 'twoWeeks',
  label: 'High blood pressure',
  message:
    'Your blood pressure is 140 over 90 or more. Measure again on a few different days, sitting quietly, and book an appointment in the next week or two. If it reaches 180 over 120, contact a doctor the same day.',
  sources: ['htn2025'],
  evidence: 'read',
  isRaised: (facts) =>
    (facts.sbp >= 140 || facts.dbp >= 90) &&
    !bpStage2High.isRaised(facts) &&
    !hasVeryHighPressure(facts) &&
    !facts.isPregnant,
});

export const bpLow = redFlag({
  code: 'bpLow',
  level: 'soon',
  by: 'twoWeeks',
  label: 'Low blood pressure',
  message:
    'A top number below 90 is low. Sit for five minutes and measure again. If it stays below 90, or you often feel dizzy, book an appointment in the next week or two. If you faint, feel confused or have chest pain, call your local emergency number now.',
  sources: ['nhsLowBp', 'news2'],
  evidence: 'read',
  isRaised: (facts) =>
    facts.sbp >= 80 && facts.sbp < 90 && !bpLowSymptoms.isRaised(facts) && !bpVeryLow.isRaised(facts),
});
