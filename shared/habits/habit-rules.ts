import type { PlanRule, RuleOfSomeQuestion } from './habit-actions.ts';

/** Which action goes with which answer. For each question, the first rule that matches decides. */
export const habitRules: readonly PlanRule[] = [
  {
    question: 'smoking',
    code: 'quitSmoking',
    trigger: { in: ['daily20plus', 'daily10to19', 'dailyUnder10', 'someDays'] },
    target: { value: 'former10' },
    guideline: ['uspstfAB', 'cho2024'],
    always: true,
    // Benefit of 10+ smoke-free years; say 'up to'. Within the first year the number hardly moves.
  },
  {
    question: 'smoking',
    code: 'quitVaping',
    trigger: { in: ['vapeOnly'] },
    target: { value: 'former10' },
    guideline: ['le8'],
    always: true,
    hideYears: true,
    // No hazard ratio of vaping is known, so years cannot rank it.
  },
  {
    question: 'smoking',
    code: 'staySmokeFree',
    trigger: { in: ['former0', 'former1', 'former5'] },
    target: { value: 'former10' },
    guideline: ['uspstfAB'],
  },
  {
    question: 'weight',
    code: 'weightClinician',
    trigger: { bmiLt: 18.5 },
    target: { clinician: true },
    guideline: ['le8'],
    first: true,
    always: true,
    // Underweight: to a clinician, never weight loss.
  },
  { question: 'weight', code: null, trigger: { bmiGte: 18.5 }, when: { routes: ['eatingRisk'] } },
  {
    question: 'weight',
    code: 'weightPregnancy',
    trigger: { bmiGte: 30 },
    when: { routes: ['pregnant'] },
    target: { clinician: true },
    guideline: ['uspstfAB'],
    // In pregnancy, weight is a matter for the check-ups.
  },
  { question: 'weight', code: null, trigger: { bmiGte: 18.5 }, when: { routes: ['pregnant'] } },
  {
    question: 'weight',
    code: 'weightAfterCheck',
    trigger: { bmiGte: 30 },
    when: { routes: ['waitForCare', 'heartFailureSigns'] },
    target: { clinician: true },
    guideline: ['htn2025'],
    // No weight-loss advice until a clinician has checked the warning sign.
  },
  { question: 'weight', code: null, trigger: { bmiGte: 18.5 }, when: { routes: ['waitForCare', 'heartFailureSigns'] } },
  {
    question: 'weight',
    code: 'weightLossUnplanned',
    trigger: { bmiGte: 18.5 },
    when: { cardiac: { weightChange: ['lostWeight'] } },
    target: { clinician: true },
    guideline: ['winter2014'],
    always: true,
    // Lost weight without trying: tell a clinician.
  },
  {
    question: 'weight',
    code: 'weightKeep',
    trigger: { bmiLt: 23 },
    when: { ageGte: 65 },
    target: { clinician: true },
    guideline: ['winter2014'],
    // Keep weight and muscle; tell a clinician about unplanned weight loss.
  },
  {
    question: 'weight',
    code: 'weightWithClinician',
    trigger: { bmiGte: 33 },
    when: { routes: ['frail'] },
    target: { bmiReduceBy: 0.05 },
    guideline: ['htn2025', 'winter2014'],
    // With your clinician, keep muscle.
  },
  { question: 'weight', code: null, trigger: { bmiGte: 18.5 }, when: { routes: ['frail'] } },
  {
    question: 'weight',
    code: 'weightWithClinician',
    trigger: { bmiGte: 30 },
    when: { ageGte: 65 },
    target: { bmiReduceBy: 0.05 },
    guideline: ['htn2025', 'winter2014'],
    // With your clinician, keep muscle.
  },
  { question: 'weight', code: null, trigger: { bmiGte: 18.5 }, when: { ageGte: 65 } },
  {
    question: 'weight',
    code: 'waistHint',
    trigger: { bmiGte: 25, bmiLt: 32 },
    when: { answers: { strengthTraining: ['4plus'] } },
    target: { clinician: true },
    guideline: ['htn2025'],
    verified: false,
    // Muscle is heavy, so measure the waist instead (goal: below half the height).
  },
  {
    question: 'weight',
    code: 'weightWithClinician',
    trigger: { bmiGte: 30 },
    when: { routes: ['mobilityLimited', 'establishedCvd', 'kidneyFailure'] },
    target: { bmiReduceBy: 0.05 },
    guideline: ['htn2025'],
  },
  { question: 'weight', code: null, trigger: { bmiGte: 18.5 }, when: { routes: ['mobilityLimited', 'kidneyFailure'] } },
  {
    question: 'weight',
    code: 'loseWeight',
    trigger: { bmiGte: 30 },
    target: { bmiReduceBy: 0.05 },
    guideline: ['uspstfAB', 'htn2025'],
    // First target: 5% weight loss.
  },
  {
    question: 'weight',
    code: 'loseWeight',
    trigger: { bmiGte: 27 },
    target: { bmiReduceBy: 0.05, notBelow: 24.9 },
    guideline: ['le8', 'htn2025'],
    // First target: 5% weight loss.
  },
  // BMI 25-27 only for people with a risk that weight loss lowers.
  ...(
    [
      { cardiac: { diabetesStatus: ['prediabetes', 'type2'] } },
      { cardiac: { bpMedication: ['yes'] } },
      { answers: { ethnicity: ['eastAsian', 'southAsian'] } },
    ] as const
  ).map(
    (when) =>
      ({
        question: 'weight',
        code: 'loseWeight',
        trigger: { bmiGte: 25 },
        when,
        target: { bmiReduceBy: 0.05, notBelow: 24.9 },
        guideline: ['le8', 'htn2025'],
      }) as const,
  ),
  {
    question: 'alcoholConsumption',
    code: 'alcoholNoneInPregnancy',
    trigger: { in: ['occasional', 'upTo12', '13to22', '23to32', '33plus'] },
    when: { routes: ['pregnant'] },
    target: { clinician: true },
    guideline: ['htn2025', 'uspstfAB'],
    first: true,
    always: true,
  },
  {
    question: 'alcoholConsumption',
    code: 'alcoholMedicalHelp',
    trigger: { in: ['23to32', '33plus'] },
    target: { value: 'upTo12' },
    guideline: ['htn2025', 'uspstfAB'],
    first: true,
    always: true,
    // Medical help before stopping suddenly.
  },
  {
    question: 'alcoholConsumption',
    code: 'alcoholCutMen',
    trigger: { in: ['13to22'] },
    when: { sex: ['male'] },
    target: { value: 'upTo12' },
    guideline: ['htn2025', 'uspstfAB'],
    always: true,
    // At most 14 drinks a week (2 a day); none is best.
  },
  {
    question: 'alcoholConsumption',
    code: 'alcoholCutWomen',
    trigger: { in: ['13to22'] },
    target: { value: 'upTo12' },
    guideline: ['htn2025', 'uspstfAB'],
    always: true,
    // At most 7 drinks a week (1 a day); none is best. This stricter limit also applies to gender other, na and
    // not answered.
  },
  {
    question: 'alcoholConsumption',
    code: 'alcoholLimitWomen',
    trigger: { in: ['upTo12'] },
    when: { sex: ['female', 'other'] },
    target: { clinician: true },
    guideline: ['htn2025', 'uspstfAB'],
    // 8 to 12 a week is above the limit of 7; none is best.
  },
  {
    question: 'oralHygiene',
    code: 'teeth',
    trigger: { in: ['once', 'less'] },
    target: { value: 'twice' },
    guideline: ['romandini2021'],
  },
  {
    question: 'healthCheckups',
    code: 'checkups',
    trigger: { in: ['rare', 'never'] },
    target: { value: 'twoThree' },
    guideline: ['uspstfAB'],
  },
  {
    question: 'overallDiet',
    code: 'dietStep',
    trigger: { in: ['poor', 'fair', 'good'] },
    target: { step: 1, list: ['poor', 'fair', 'good', 'veryGood', 'excellent'] },
    guideline: ['dga2025', 'le8'],
  },
  {
    question: 'plantVariety',
    code: 'morePlants',
    trigger: { in: ['under10', '10to19'] },
    target: { step: 1, list: ['under10', '10to19', '20to29', '30plus'] },
    guideline: ['dga2025', 'wang2021fv'],
  },
  {
    question: 'processedFoodServings',
    code: 'lessProcessed',
    trigger: { gte: 3 },
    target: { reduceBy: 2, notBelow: 0 },
    guideline: ['dga2025', 'htn2025'],
  },
  {
    question: 'waterIntakeCups',
    code: 'water',
    trigger: { lt: 4 },
    target: { value: 6 },
    verified: false,
  },
  {
    question: 'mealWindowConsistency',
    code: 'regularMeals',
    trigger: { in: ['varies', 'chaotic'] },
    target: { value: 'mostly' },
    verified: false,
  },
  {
    question: 'exerciseFrequency',
    code: 'moveMore',
    trigger: { in: ['0', '1to2', '3to4'] },
    target: { step: 1, list: ['0', '1to2', '3to4', '5to6', '7'] },
    guideline: ['who2020', 'le8'],
    // 0 -> 1-2 days first; some is better than none.
  },
  {
    question: 'exerciseIntensity',
    code: 'moveBrisker',
    trigger: { in: ['light'] },
    target: { value: 'moderate' },
    guideline: ['who2020'],
    // Only when exerciseFrequency is not 0; suppress with any heart red flag.
  },
  {
    question: 'strengthTraining',
    code: 'strength',
    trigger: { in: ['0', '1'] },
    target: { value: '2to3' },
    guideline: ['who2020'],
  },
  {
    question: 'sittingHours',
    code: 'sitLess',
    trigger: { gt: 8 },
    target: { value: 8 },
    guideline: ['who2020'],
  },
  {
    question: 'sitToStand',
    code: 'legStrength',
    trigger: { in: ['oneSupport', 'moreSupport', 'cannot'] },
    target: { step: -1, list: ['noSupport', 'oneSupport', 'moreSupport', 'cannot'] },
    guideline: ['who2020'],
    // Age 65+: balance and strength 3 days a week.
  },
  {
    question: 'gripStrengthSelf',
    code: 'gripStrength',
    trigger: { in: ['weaker'] },
    target: { value: 'average' },
    guideline: ['who2020'],
    // Merge with strengthTraining when both fire.
  },
  {
    question: 'sleepHours',
    code: 'sleepLonger',
    trigger: { lt: 7 },
    target: { value: 7 },
    guideline: ['aasm', 'le8'],
  },
  {
    question: 'sleepHours',
    code: null,
    trigger: { gte: 9, lt: 10 },
    when: { answers: { sleepQuality: ['good', 'veryGood'] } },
    exempt: true,
  },
  {
    question: 'sleepHours',
    code: 'sleepLongCheck',
    trigger: { gte: 9 },
    target: { value: 8 },
    guideline: ['le8'],
    hideYears: true,
    // Long sleep is more often a sign than a cause, so it carries no years.
  },
  {
    question: 'sleepQuality',
    code: 'sleepQuality',
    trigger: { in: ['fair', 'poor'] },
    target: { value: 'good' },
    guideline: ['aasm'],
  },
  {
    question: 'sleepConsistency',
    code: 'sleepRhythm',
    trigger: { in: ['irregular', 'somewhat'] },
    target: { step: 1, list: ['irregular', 'somewhat', 'regular', 'veryRegular'] },
    guideline: ['windred2024'],
  },
  {
    question: 'nightAwakenings',
    code: 'nightAwakenings',
    trigger: { in: ['twoThree', 'more'] },
    target: { value: 'once' },
    guideline: ['ahaOsa2021'],
  },
  {
    question: 'stressLevels',
    code: 'lessStress',
    trigger: { gte: 4 },
    target: { value: 3 },
    guideline: ['htn2025'],
  },
  {
    question: 'stressCoping',
    code: 'coping',
    trigger: { in: ['soSo', 'poorly'] },
    target: { value: 'well' },
    verified: false,
  },
  {
    question: 'lifeOutlook',
    code: 'outlook',
    trigger: { in: ['veryPessimistic', 'pessimistic'] },
    target: { value: 'neutral' },
    guideline: ['uspstfAB'],
    // Mention depression screening.
  },
  {
    question: 'closeRelationships',
    code: 'company',
    trigger: { in: ['none', 'lonely'] },
    target: { value: 'few' },
    guideline: ['wangf2023'],
  },
  {
    question: 'communityInvolvement',
    code: 'community',
    trigger: { in: ['never', 'yearly'] },
    target: { step: 1, list: ['never', 'yearly', 'monthly', 'weekly'] },
    guideline: ['okun2013'],
  },
  {
    question: 'mindfulnessFrequency',
    code: 'quietTime',
    trigger: { in: ['never', 'monthly'] },
    target: { value: 'weekly' },
    guideline: ['htn2025'],
  },
  {
    question: 'sunlightExposure',
    code: 'daylight',
    trigger: { in: ['under10'] },
    target: { value: '10to30' },
    verified: false,
  },
  {
    question: 'sunlightExposure',
    code: 'sunProtection',
    trigger: { in: ['over60unprotected'] },
    target: { value: 'over60' },
    guideline: ['uspstfSkin'],
    verified: false,
  },
  {
    question: 'natureTime',
    code: 'nature',
    trigger: { in: ['rarely', 'monthly'] },
    target: { value: 'weekly' },
    guideline: ['rojas2019'],
  },
  {
    question: 'screenTimeNonWork',
    code: 'lessScreen',
    trigger: { gt: 3.5 },
    target: { reduceBy: 1, notBelow: 3.5 },
    guideline: ['who2020', 'patterson2018'],
  },
] as const satisfies readonly RuleOfSomeQuestion[];
