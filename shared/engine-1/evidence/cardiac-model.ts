/** Who gets a percentage, how it is graded and what the rows are called; sources beside each. */

/** Conditions of the first question that PREVENT was not made for (source ahaPreventCalc). */
export const cardiovascularDiseases: readonly string[] = [
  'heartAttack',
  'stroke',
  'heartFailure',
  'stentBypass',
  'angina',
  'aneurysm',
  'pad',
  'inheritedHeart',
  'cac300',
];

/** Ages, in completed years, that the ten-year and the thirty-year equations were made for. */
export const preventAges = { from: 30, to: 79, thirtyYearTo: 59, source: 'ahaPreventCalc' } as const;

/** Ten-year risk of any event, percent; the unrounded percentage decides (source ahaPreventCalc). */
export const riskBands = [
  { below: 5, code: 'low' },
  { below: 7.5, code: 'borderline' },
  { below: 20, code: 'intermediate' },
  { below: Infinity, code: 'high' },
] as const;

/** Ten-year risk of ASCVD on its own, lower scale (source dyslipid2026). Never mixed with the one above. */
export const ascvdBands = [
  { below: 3, code: 'low' },
  { below: 5, code: 'borderline' },
  { below: 10, code: 'intermediate' },
  { below: Infinity, code: 'high' },
] as const;

export type RiskCategory = (typeof riskBands)[number]['code'];
export type RiskDescriptorCode = RiskCategory | 'existingCondition' | 'notEstimated';

export const riskDescriptorLabels: Readonly<Record<RiskDescriptorCode, string>> = {
  low: 'Low',
  borderline: 'Borderline',
  intermediate: 'Intermediate',
  high: 'High',
  existingCondition: 'Existing heart condition',
  notEstimated: 'Not estimated',
};

export const cardiacRows = [
  { id: 'symptoms', title: 'Symptoms' },
  { id: 'bloodPressure', title: 'Blood pressure' },
  { id: 'bloodTests', title: 'Cholesterol and sugar' },
  { id: 'smokingWeight', title: 'Nicotine and weight' },
  { id: 'diet', title: 'Eating' },
  { id: 'fitness', title: 'Fitness' },
  { id: 'sleep', title: 'Sleep and breathing' },
  { id: 'psychosocial', title: 'Mind and support' },
  { id: 'familyEnvironment', title: 'Family and surroundings' },
] as const;
export type CardiacRowId = (typeof cardiacRows)[number]['id'];

export const symptomQuestions: readonly string[] = [
  'chestPain',
  'exertional',
  'dyspnea',
  'orthopnea',
  'palpitations',
  'syncope',
  'edema',
];

/** Targets of the what-if contrasts: differences between people in PREVENT, not effects of a treatment. */
export const scenarioTargets = {
  lowerBp: { fromSbp: 130, toSbp: 125, guideline: 'htn2025' },
  lowerNonHdl: { fromNonHdl: 130, toShare: 0.7, notBelow: 100, guideline: 'dyslipid2026' },
  betterA1c: { fromPercent: 7, toPercent: 6.9, guideline: 'le8' },
  quitSmoking: { guideline: 'uspstfAB' },
} as const;

/** The parts of Life's Essential 8 that are worth a piece of advice when they have so many points or fewer. */
export const worthwhileUpTo = [
  ['activity', 90],
  ['diet', 50],
  ['sleep', 90],
  ['bmi', 70],
] as const;

export const maxCardiacRecommendations = 5;

/** How the rows come about where they are not simply a part of Life's Essential 8. Our rules, 0-100. */
export const cardiacRowRules = {
  symptomsAtMostWhenUrgent: 25,
  symptomsGetCheckedBelow: 50,
  fitness: { activityShare: 0.7, comparedShare: 0.3 },
  family: { from: 100, perEnhancer: 20, notBelow: 20 },
} as const;
