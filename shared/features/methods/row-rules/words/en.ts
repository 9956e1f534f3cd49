// /methods: how each row of the heart result is scored, 0-100, in the codes of questions and parts. The page shows their names.

export const symptoms =
  'minimum of the scores of chestPain, exertional, dyspnea, orthopnea, palpitations, syncope, edema; null when none has one; a sign that raises no notice or that the care team knows does not count; then 0 with an emergency flag, else at most 25 with an urgent flag (flags in notSymptomFlags do not count); below 50 the descriptor is getChecked';
export const bloodPressure = 'LE8 blood pressure; null when unknown';
export const bloodTests =
  'rounded mean of LE8 lipids and glucose that are known; null when both unknown; with establishedCvd of atherosclerosis and LDL >= 70 (or, LDL unknown, non-HDL >= 100): at most 49';
export const smokingWeight = 'rounded mean of LE8 nicotine and bmi that are known';
export const diet = 'LE8 diet proxy';
export const fitness =
  'round(0.7*LE8 activity + 0.3*fitnessCompare.score); LE8 activity alone without fitnessCompare; null without activity';
export const sleep = 'LE8 sleep';
export const psychosocial = 'rounded mean of the scores of moodLow and supportHeart';
export const familyEnvironment =
  'max(20, 100 - 20 per risk enhancer); null when none of familyPrematureCvd, secondhandSmoke, lpaKnown, inflammatory, pregnancyHistory is answered';
