import { type CasesByFlag, type Example, faint, labs, pain, pressure, pulse, racing } from '../example.ts';

const pregnant: Example = { pregnancyNow: 'yes' };
const heartFailure: Example = { knownHeartConditions: 'heartFailure' };

export const breathCases = {
  strokeSigns: { raised: [{ otherWarningSigns: 'strokeSigns' }], not: [{ otherWarningSigns: 'tiaRecent' }] },
  suddenHeadache: { raised: [{ otherWarningSigns: 'suddenHeadache' }], not: [{ otherWarningSigns: 'none' }] },
  confusion: { raised: [{ otherWarningSigns: 'confusion' }], not: [{ otherWarningSigns: 'none' }] },
  tiaRecent: { raised: [{ otherWarningSigns: 'tiaRecent' }], not: [{ otherWarningSigns: 'strokeSigns' }] },
  suddenlyUnwell: {
    raised: [
      { otherWarningSigns: 'suddenlyUnwell', age: 40 },
      { otherWarningSigns: 'suddenlyUnwell', age: null },
      { otherWarningSigns: 'suddenlyUnwell', first: { smoking: 'daily10to19' } },
      { otherWarningSigns: 'suddenlyUnwell', ...faint('nearlyToday', 'trigger') },
      { otherWarningSigns: 'suddenlyUnwell', ...pain('now') },
      { otherWarningSigns: 'suddenlyUnwell', dyspnea: 'newWorse' },
      { otherWarningSigns: 'suddenlyUnwell', ...pulse(101) },
      { otherWarningSigns: 'suddenlyUnwell', ...pressure(99, 60) },
    ],
    not: [
      { otherWarningSigns: 'suddenlyUnwell', age: 39, ...pulse(100), ...pressure(100, 60) },
      { otherWarningSigns: 'suddenlyUnwell', ...faint('faintWeeks', 'trigger') },
      { otherWarningSigns: 'none', age: 80 },
    ],
  },
  unwellCheck: {
    raised: [{ otherWarningSigns: 'suddenlyUnwell', age: 39 }],
    not: [{ otherWarningSigns: 'suddenlyUnwell', age: 40 }, { otherWarningSigns: 'none' }],
  },
  acuteBreathless: {
    raised: [{ dyspnea: 'rest' }, { otherWarningSigns: 'pinkSputum' }],
    not: [{ dyspnea: 'newWorse' }, { otherWarningSigns: 'confusion' }],
  },
  breathlessNew: {
    raised: [{ dyspnea: 'newWorse' }],
    not: [{ dyspnea: 'rest' }, { dyspnea: 'minimal' }, { dyspnea: 'newWorse', edema: 'oneSided' }],
  },
  orthopnea: {
    raised: [
      { orthopnea: 'propped' },
      { orthopnea: 'gasping', edema: 'daily' },
      { orthopnea: 'gasping', edema: 'worse' },
      { orthopnea: 'gasping', dyspnea: 'level' },
      { orthopnea: 'gasping', dyspnea: 'minimal' },
      { orthopnea: 'gasping', dyspnea: 'newWorse' },
      { orthopnea: 'gasping', dyspnea: 'rest' },
      { orthopnea: 'gasping', rhythmProblem: 'afib' },
    ],
    not: [
      { orthopnea: 'gasping' },
      { orthopnea: 'gasping', edema: 'evening', dyspnea: 'minimalKnown' },
      { orthopnea: 'proppedKnown', edema: 'daily' },
    ],
  },
  breathlessDaily: { raised: [{ dyspnea: 'minimal' }], not: [{ dyspnea: 'minimalKnown' }, { dyspnea: 'newWorse' }] },
  heartFailureWorse: {
    raised: [
      { edema: 'worse' },
      { ...heartFailure, ...pressure(89, 60) },
      { ...heartFailure, dyspnea: 'minimal' },
      { ...heartFailure, dyspnea: 'newWorse' },
      { ...heartFailure, dyspnea: 'rest' },
      { ...heartFailure, orthopnea: 'gasping' },
      { ...heartFailure, orthopnea: 'propped' },
    ],
    not: [
      { edema: 'daily' },
      { ...heartFailure, ...pressure(90, 60), dyspnea: 'level', orthopnea: 'proppedKnown' },
      { knownHeartConditions: 'heartAttack', dyspnea: 'minimal' },
    ],
  },
  heartFailureSigns: {
    raised: [{ edema: 'daily' }, { dyspnea: 'minimalKnown' }, { dyspnea: 'level' }, { orthopnea: 'proppedKnown' }],
    not: [{ edema: 'evening' }, { dyspnea: 'hurry' }, { orthopnea: 'twoPillows' }],
  },
  apneaCheck: {
    raised: [
      { sleepApneaDiagnosed: 'suspected' },
      { sleepApneaDiagnosed: 'yes', sleepApneaTreatment: 'none' },
      { orthopnea: 'gasping' },
    ],
    not: [
      { sleepApneaDiagnosed: 'yes', sleepApneaTreatment: 'cpapSome' },
      { sleepApneaDiagnosed: 'yes' },
      { sleepApneaDiagnosed: 'no', sleepApneaTreatment: 'none' },
      { orthopnea: 'gasping', edema: 'daily' },
    ],
  },
  lungClot: {
    raised: [
      { edema: 'oneSided', dyspnea: 'minimalKnown' },
      { edema: 'oneSided', dyspnea: 'level' },
      { edema: 'oneSided', dyspnea: 'minimal' },
      { edema: 'oneSided', dyspnea: 'newWorse' },
      { edema: 'oneSided', dyspnea: 'rest' },
      { edema: 'oneSided', exertional: 'breathless' },
      { edema: 'oneSided', exertional: 'discomfort' },
      { edema: 'oneSided', ...pain('now') },
      { edema: 'oneSided', ...pain('today', 'meals') },
      { edema: 'oneSided', ...pain('occasional', 'sharpBreath') },
      { edema: 'oneSided', ...pain('occasional', 'effort') },
      { edema: 'oneSided', ...pain('often', 'effort') },
      { edema: 'oneSided', ...pain('week', 'worsening') },
      { edema: 'oneSided', ...pain('week', 'unwell') },
      { edema: 'oneSided', ...pain('week', 'spreads') },
      { edema: 'oneSided', ...pain('week', 'atRest') },
      { edema: 'oneSided', ...pain('week', 'longer') },
      { edema: 'oneSided', ...pain('week', 'tearing') },
      { edema: 'oneSided', ...faint('nearlyToday', 'trigger') },
      { edema: 'oneSided', ...pulse(111) },
      { edema: 'oneSided', otherWarningSigns: 'pinkSputum' },
      { dyspnea: 'newWorse', ...pain('occasional', 'sharpBreath') },
      { ...pulse(111), ...pain('today', 'sharpBreath') },
      { ...faint('faintToday', 'trigger'), ...pain('today', 'sharpBreath') },
    ],
    not: [
      { edema: 'oneSided' },
      { edema: 'oneSided', ...pulse(110), dyspnea: 'hurry' },
      { edema: 'oneSided', ...pain('week', 'meals') },
      { edema: 'oneSided', ...faint('faintWeeks', 'trigger') },
      { edema: 'worse', dyspnea: 'newWorse' },
      { dyspnea: 'level', ...pain('today', 'sharpBreath') },
      { ...pulse(111), ...pain('week', 'sharpBreath') },
      { ...pulse(110), ...pain('today', 'sharpBreath') },
    ],
  },
  legClot: {
    raised: [{ edema: 'oneSided' }],
    not: [{ edema: 'oneSided', dyspnea: 'newWorse' }, { edema: 'oneSided', ...pregnant }, { edema: 'worse' }],
  },
} as const satisfies CasesByFlag;

export const pressureCases = {
  bpCrisisSymptoms: {
    raised: [
      { ...pressure(180, 90), ...pain('now') },
      { ...pressure(150, 120), ...pain('today', 'brief') },
      { ...pressure(180), dyspnea: 'newWorse' },
      { bpReading: 'band', bpBand: '180plus', otherWarningSigns: 'tiaRecent' },
      { ...pressure(180, 90), otherWarningSigns: 'suddenHeadache' },
      { ...pressure(180, 90), ...faint('nearlyToday', 'trigger') },
    ],
    not: [
      { ...pressure(179, 119), ...pain('now') },
      { ...pressure(180, 120), ...pain('week', 'meals') },
      { ...pressure(180, 120), ...faint('faintWeeks', 'trigger') },
    ],
  },
  bpLowSymptoms: {
    raised: [
      { ...pressure(89, 60), ...pain('now') },
      { ...pressure(89, 60), dyspnea: 'rest' },
      { ...pressure(89, 60), otherWarningSigns: 'confusion' },
      { ...pressure(89, 60), ...faint('faintToday', 'trigger') },
      { ...pressure(89, 60), ...pulse(111) },
    ],
    not: [
      { ...pressure(90, 60), ...pain('now') },
      { ...pressure(89, 60), ...pulse(110) },
      { ...pressure(89, 60), otherWarningSigns: 'tiaRecent' },
    ],
  },
  bpVeryHigh: {
    raised: [pressure(180, 80), pressure(150, 120), { bpReading: 'band', bpBand: '180plus' }],
    not: [
      pressure(179, 119),
      { ...pressure(180, 80), ...pregnant },
      { ...pressure(180, 80), ...pain('now') },
      pressure(100, 120),
    ],
  },
  bpVeryLow: {
    raised: [pressure(79, 50), { ...pressure(89, 60), knownHeartConditions: 'valve' }],
    not: [
      pressure(80, 50),
      { ...pressure(90, 60), knownHeartConditions: 'valve' },
      { ...pressure(89, 60), rhythmProblem: 'afib' },
      { ...pressure(89, 60), knownHeartConditions: 'none' },
      { ...pressure(79, 50), ...pain('now') },
      pressure(79, 79),
    ],
  },
  bpStage2High: {
    raised: [pressure(160, 80), pressure(130, 100), { bpReading: 'band', bpBand: '160to179' }],
    not: [pressure(159, 99), pressure(180, 90), { ...pressure(160, 80), ...pregnant }],
  },
  bpStage2: {
    raised: [pressure(140, 80), pressure(120, 90), pressure(140), { bpReading: 'band', bpBand: '140to159' }],
    not: [pressure(139, 89), pressure(160, 80), pressure(180, 80), { ...pressure(140, 80), ...pregnant }],
  },
  bpLow: {
    raised: [pressure(89, 60), pressure(80, 50), { bpReading: 'numbers', bpSystolic: '89.5' }],
    not: [
      pressure(90, 60),
      pressure(79, 50),
      { ...pressure(89, 60), ...heartFailure },
      { ...pressure(89, 60), ...pain('now') },
    ],
  },
  pregnancyDanger: {
    raised: [
      { pregnancyNow: 'yesSigns' },
      { pregnancyNow: 'yesSigns', first: { gender: 'male' } },
      { ...pregnant, ...pressure(160, 80) },
      { ...pregnant, ...pressure(130, 110) },
      { ...pregnant, edema: 'oneSided' },
      { ...pregnant, dyspnea: 'newWorse', orthopnea: 'gasping' },
      { ...pregnant, dyspnea: 'newWorse', orthopnea: 'propped' },
      { ...pregnant, dyspnea: 'newWorse', edema: 'daily' },
      { ...pregnant, dyspnea: 'newWorse', edema: 'worse' },
      { ...pregnant, dyspnea: 'newWorse', ...pulse(101) },
      { ...pregnant, dyspnea: 'newWorse', ...pain('occasional', 'brief') },
      { ...pregnant, ...pain('now') },
      { ...pregnant, ...pain('week', 'tearing') },
      { ...pregnant, ...pain('week', 'longer') },
      { ...pregnant, dyspnea: 'rest' },
      { ...pregnant, ...pain('occasional', 'sharpBreath'), dyspnea: 'newWorse' },
      { ...pregnant, ...faint('faintToday', 'trigger') },
    ],
    not: [
      pregnant,
      { pregnancyNow: 'no', ...pressure(160, 110) },
      { ...pregnant, ...pressure(159, 109) },
      { ...pregnant, dyspnea: 'newWorse', ...pulse(100), edema: 'evening' },
      { ...pregnant, ...faint('nearlyToday', 'trigger') },
      { ...pregnant, edema: 'worse' },
    ],
  },
  pregnancyBp: {
    raised: [
      { ...pregnant, ...pressure(140, 80) },
      { ...pregnant, ...pressure(120, 90) },
      { ...pregnant, ...pressure(159) },
      { ...pregnant, ...pressure(100, 140) },
    ],
    not: [
      { ...pregnant, ...pressure(139, 89) },
      { ...pregnant, ...pressure(160, 80) },
      { ...pregnant, ...pressure(150, 110) },
      pressure(140, 80),
      { ...pregnant, ...pressure(100, 139) },
    ],
  },
} as const satisfies CasesByFlag;

const worry: Example = { weightChange: 'eatingWorry' };

export const bodyCases = {
  weightDanger: {
    raised: [
      { bmi: 14.99, ...pulse(39) },
      { bmi: 14.99, ...faint('nearlyWeeks', 'trigger') },
      { bmi: 14.99, ...pressure(79, 50) },
      { bmi: 14.99, ...pain('now') },
      { bmi: 14.99, dyspnea: 'newWorse' },
      { bmi: 14.99, otherWarningSigns: 'confusion' },
      { bmi: 14.99, otherWarningSigns: 'suddenlyUnwell' },
    ],
    not: [
      { bmi: 15, ...pulse(39) },
      { bmi: 14.99, ...pulse(40), ...pressure(80, 50) },
      { bmi: 14.99, otherWarningSigns: 'strokeSigns' },
      { bmi: null, ...pulse(39) },
    ],
  },
  weightVeryLow: {
    raised: [{ bmi: 14.99 }, { bmi: 16.99, ...pulse(49) }, { bmi: 16.99, ...pressure(89, 60) }],
    not: [
      { bmi: 15 },
      { bmi: 17, ...pulse(49) },
      { bmi: 16.99, ...pulse(50), ...pressure(90, 60) },
      { bmi: 14.99, ...pulse(39) },
    ],
  },
  eatingUrgent: {
    raised: [
      { ...worry, ...pulse(49) },
      { ...worry, ...pressure(89, 60) },
      { ...worry, ...faint('faintWeeks', 'trigger') },
      { ...worry, ...racing('often', 'none') },
      { ...worry, ...racing('now', 'none') },
      { ...worry, ...racing('persistent', 'none') },
    ],
    not: [
      { ...worry, ...pulse(50), ...pressure(90, 60) },
      { ...worry, ...racing('rare', 'none') },
      { ...worry, ...faint('yes', 'trigger') },
      { weightChange: 'lostWeight', ...pulse(49) },
      { ...worry, bmi: 14.9, ...pulse(39) },
    ],
  },
  weightLow: {
    raised: [
      { bmi: 16.99 },
      { bmi: 16.99, age: 40 },
      { bmi: 18.49, ...worry },
      { bmi: 18.49, weightChange: 'lostWeight' },
      { bmi: 18.49, ...pulse(49) },
      { bmi: 18.49, ...pressure(89, 60) },
      { bmi: 17.49, first: { exerciseFrequency: '5to6', exerciseIntensity: 'vigorous' } },
    ],
    not: [
      { bmi: 17 },
      { bmi: 18.5, ...worry },
      { bmi: 18.49, ...pulse(50), ...pressure(90, 60) },
      { bmi: 17.5, first: { exerciseFrequency: '7', exerciseIntensity: 'mixed' } },
      { bmi: 17.49, first: { exerciseFrequency: '3to4', exerciseIntensity: 'vigorous' } },
      { bmi: 14.99 },
      { bmi: 16.99, ...pulse(49) },
      { bmi: 18.49, ...worry, ...pulse(49) },
    ],
  },
  eatingSupport: {
    raised: [worry, { ...worry, bmi: 18.5 }, { ...worry, bmi: null }],
    not: [{ ...worry, bmi: 18.49 }, { ...worry, ...pulse(49) }, { ...worry, bmi: 14.9 }, { weightChange: 'none' }],
  },
  weightLossCheck: {
    raised: [{ weightChange: 'lostWeight' }, { weightChange: 'lostWeight', bmi: 18.5 }],
    not: [{ weightChange: 'lostWeight', bmi: 18.49 }, { weightChange: 'lostWeight', bmi: 14.9 }, worry],
  },
  kidneyVeryLow: {
    raised: [labs({ egfrBand: 'under15' }), labs({ egfrBand: 'under15', kidneyDisease: 'stage5' })],
    not: [
      labs({ egfrBand: '15to29' }),
      labs({ egfrBand: 'under15', kidneyDisease: 'dialysisOrTransplant' }),
      { labsAvailable: 'no', egfrBand: 'under15' },
    ],
  },
  sugarVeryHigh: {
    raised: [
      labs({ a1cBand: '10plus', weightChange: 'lostWeight' }),
      labs({ fastingGlucoseBand: '200plus', ...worry }),
      labs({ a1cBand: '10plus', ...pregnant }),
      { numbers: { fastingGlucose: '300' } },
      { numbers: { fastingGlucose: '250' }, diabetesStatus: 'type1' },
      { numbers: { a1c: '14' } },
      { numbers: { a1c: '14', labDate: '2025-10-17' } },
    ],
    not: [
      { numbers: { fastingGlucose: '299.9' } },
      { numbers: { fastingGlucose: '250' }, diabetesStatus: 'type2' },
      { numbers: { fastingGlucose: '249.9' }, diabetesStatus: 'type1' },
      { numbers: { a1c: '13.99' } },
      { numbers: { a1c: '14', labDate: '2025-10-16' } },
      labs({ a1cBand: '10plus' }),
      labs({ a1cBand: '9to9_9', weightChange: 'lostWeight' }),
      labs({ fastingGlucoseBand: '126to199', ...pregnant }),
    ],
  },
  kidneyLow: {
    raised: [
      labs({ egfrBand: '45to59' }),
      labs({ egfrBand: '30to44', kidneyDisease: 'no' }),
      labs({ egfrBand: '15to29', kidneyDisease: 'unsure' }),
    ],
    not: [
      labs({ egfrBand: '60to89' }),
      labs({ egfrBand: 'under15' }),
      labs({ egfrBand: '45to59', kidneyDisease: 'mildModerate' }),
      labs({ egfrBand: '45to59', kidneyDisease: 'stage5' }),
      labs({ egfrBand: '15to29', kidneyDisease: 'severe' }),
      labs({ egfrBand: '15to29', kidneyDisease: 'dialysisOrTransplant' }),
    ],
  },
  uacrHigh: {
    raised: [
      { numbers: { uacr: '300' } },
      { numbers: { uacr: '300' }, kidneyDisease: 'severe' },
      { numbers: { uacr: '300', labDate: '2023-01-15' } },
    ],
    not: [
      { numbers: { uacr: '299.9' } },
      { numbers: { uacr: '300' }, kidneyDisease: 'stage5' },
      { numbers: { uacr: '300' }, kidneyDisease: 'dialysisOrTransplant' },
      { numbers: { uacr: '300', labDate: '2023-01-14' } },
    ],
  },
  ldl190: {
    raised: [labs({ ldlBand: '190plus' })],
    not: [labs({ ldlBand: '160to189' }), { labsAvailable: 'no', ldlBand: '190plus' }],
  },
  tg500: { raised: [labs({ triglycerideBand: '500plus' })], not: [labs({ triglycerideBand: '200to499' })] },
  diabetesRange: {
    raised: [
      labs({ a1cBand: '6_5to6_9' }),
      labs({ a1cBand: '9to9_9', diabetesStatus: 'prediabetes' }),
      labs({ a1cBand: '7to7_9' }),
      labs({ a1cBand: '8to8_9' }),
      labs({ a1cBand: '10plus' }),
      labs({ fastingGlucoseBand: '126to199' }),
      labs({ fastingGlucoseBand: '200plus' }),
    ],
    not: [
      labs({ a1cBand: '5_7to6_4' }),
      labs({ fastingGlucoseBand: '100to125' }),
      labs({ a1cBand: '6_5to6_9', diabetesStatus: 'type2' }),
      labs({ a1cBand: '10plus', ...pregnant }),
    ],
  },
  sugarControl: {
    raised: [
      labs({ a1cBand: '10plus', diabetesStatus: 'type1' }),
      labs({ fastingGlucoseBand: '200plus', diabetesStatus: 'type2' }),
    ],
    not: [
      labs({ a1cBand: '9to9_9', diabetesStatus: 'type1' }),
      labs({ a1cBand: '10plus', diabetesStatus: 'gestational' }),
      labs({ a1cBand: '10plus', diabetesStatus: 'type1', weightChange: 'lostWeight' }),
    ],
  },
  moodSupport: {
    raised: [
      { moodLow: 'half' },
      { moodLow: 'daily' },
      { first: { lifeOutlook: 'veryPessimistic', stressLevels: 4 } },
      { first: { lifeOutlook: 'veryPessimistic', closeRelationships: 'lonely' } },
      { first: { stressCoping: 'poorly', stressLevels: 4, closeRelationships: 'none' } },
      { first: { lifeOutlook: 'pessimistic', stressCoping: 'poorly', stressLevels: 5 } },
    ],
    not: [
      { moodLow: 'several' },
      { first: { lifeOutlook: 'veryPessimistic', stressLevels: 3 } },
      { first: { lifeOutlook: 'pessimistic', stressCoping: 'poorly', stressLevels: 3 } },
      { first: { stressCoping: 'soSo', stressLevels: 5, closeRelationships: 'none' } },
    ],
  },
} as const satisfies CasesByFlag;
