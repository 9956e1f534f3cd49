import type { ResultAdditions, ResultContent } from '#shared/contract/result.ts';
import { factorField, liveVersion } from '#shared/derived-names.ts';

// Whole results of both quizzes for the page, written by hand, so that what it shows does not depend on the engine's
// figures.

const sources = [
  {
    id: 'momma2022',
    short: 'Momma 2022',
    citation: 'Momma et al. Muscle-strengthening activities. 2022.',
    url: 'https://doi.example/1',
  },
  { id: 'arem2015', short: 'Arem 2015', citation: 'Arem et al. Leisure time physical activity. 2015.' },
];

const frame = {
  intro: 'Ines, thank you for your answers.',
  summaryParagraph: 'Your nights are long enough. Two quiet days a week stand out most.',
  category_breakdown: [
    {
      id: 'activity',
      title: 'Movement',
      descriptor: 'Fair',
      score: 56,
      explanationParagraph: 'You move on some days.',
    },
    { id: 'sleep', title: 'Sleep', descriptor: 'Good', score: 72, explanationParagraph: 'Seven hours, most nights.' },
    { id: 'mind', title: 'Mind', descriptor: '', score: null, explanationParagraph: 'Too few answers here.' },
  ],
  outro: 'One small step is enough for now.',
  redFlags: [],
  contributions: [],
  sources,
  engine: { version: '2.2.0', hash: '0f3c9a' },
  wording: { by: 'engine' },
  quizVersion: liveVersion,
} satisfies Partial<ResultContent>;

const muscles = {
  code: 'strengthDays',
  area: 'Muscle training',
  title: 'Train your muscles on two days a week',
  userAnswer: 'None yet',
  recommendation: 'Rising from a chair and push-ups against a wall are a fine start.',
  years: -1,
  wouldBe: 43,
  effect: 'Your age would be 43, likely 35 to 52, if only this answer were different.',
  evidenceLine: 'From 16 studies put together in 2022.',
  sourceIds: ['momma2022'],
  grade: 'Good evidence.',
  kind: 'habit',
} as const;

const walking = {
  code: 'activeDays',
  area: 'Active days',
  title: 'Move on one or two more days',
  userAnswer: '1 or 2 days',
  recommendation: 'Half an hour of brisk walking counts.',
  effect: 'Your age would stay about 44.',
  evidenceLine: 'From 6 studies of 661,137 adults.',
  sourceIds: ['arem2015'],
  grade: 'Good evidence.',
  kind: 'habit',
} as const;

const care = {
  code: 'seeClinician',
  area: 'Next step',
  title: 'Show this page to a clinician',
  recommendation: 'They can look at the whole of you.',
  kind: 'care',
} as const;

const habitsPlan = {
  introParagraph: 'Any one of them is a good start.',
  topRecommendations: [
    { ...muscles, sourceIds: ['momma2022'] },
    { ...walking, sourceIds: ['arem2015'] },
  ],
};
const carePlan = { introParagraph: 'One step comes first.', topRecommendations: [care] };

export const onPar: ResultContent = {
  ...frame,
  overall_summary: {
    biologicalAge: 44.2,
    biologicalAgeLow: 36.1,
    biologicalAgeHigh: 53.4,
    chronologicalAge: 46,
    [factorField]: 58,
    answeredShare: 0.94,
  },
  standing: 'estimated',
  heading: 'Your habits fit an age of about 44. You are 46, and the gap is too small to read into.',
  meaning: ['This counts habits. It does not know your illnesses, medicines or blood tests.'],
  focus_areas: habitsPlan,
  startWith: 'strengthDays',
  together: 'Both together: your age would be 42, likely 34 to 51.',
  contributions: [
    { questionId: 'smoking', label: 'Never smoked', years: -1.6 },
    { questionId: 'floorRise', label: 'Getting up from the floor', years: 0.8 },
    { questionId: 'nature', label: 'Green surroundings', years: 0.01 },
  ],
  missing: [{ id: 'gripStrength', label: 'Grip strength', text: 'It could make your range a little narrower.' }],
  figures: [
    {
      code: 'biologicalAge',
      label: 'Biological Age',
      value: '44',
      text: 'The age at which an average woman dies about as often.',
    },
    {
      code: 'likelyRange',
      label: 'Likely range',
      value: '36 to 53',
      text: 'Two people with the same answers can be years apart.',
    },
  ],
  caveats: [{ code: 'illness', text: 'Illnesses you have are left out of the age.' }],
  sideNotes: [{ code: 'alcohol', text: 'Drinking less can be hard alone. Help is there for the asking.' }],
};

export const younger: ResultContent = {
  ...onPar,
  overall_summary: { ...onPar.overall_summary, biologicalAge: 34.6, biologicalAgeLow: 28, biologicalAgeHigh: 41.4 },
  heading: 'Your habits fit an age of about 35. That is about 11 years younger than you are.',
  wording: { by: 'model', modelId: 'some.model', promptVersion: '5', sections: ['summary', 'category.sleep'] },
};

const older: ResultContent = {
  ...onPar,
  overall_summary: { ...onPar.overall_summary, biologicalAge: 66.3, biologicalAgeLow: 58, biologicalAgeHigh: 74.4 },
  heading: 'Your habits fit an age of about 66. That is about 20 years older than you are.',
};

/** Only the fields that every result has, and our engine's version. */
export const fewAnswers: ResultContent = {
  ...frame,
  overall_summary: { biologicalAge: 46, chronologicalAge: 46 },
  standing: 'estimated',
  focus_areas: { introParagraph: 'With more answers there would be more to say.', topRecommendations: [] },
};

const lines: NonNullable<ResultAdditions['supportLines']> = [
  {
    region: 'US',
    name: '988 Suicide and Crisis Lifeline',
    contact: 'call or text 988',
    hours: 'day and night',
    tel: '988',
  },
  { region: 'UK and Ireland', name: 'Samaritans', contact: 'call 116 123', hours: 'day and night', tel: '116123' },
  { region: 'elsewhere', name: 'Find a helpline', contact: 'findahelpline.com', hours: 'lists lines by country' },
];

export const underweight: ResultContent = {
  ...frame,
  overall_summary: { biologicalAge: null, chronologicalAge: 31, notEstimatedReason: 'No figure would be fair here.' },
  standing: 'notEstimated',
  heading: 'You matter more than a number',
  meaning: ['Your body may not be getting enough.', 'Please show this to a clinician in the next few days.'],
  category_breakdown: [],
  focus_areas: carePlan,
  startWith: 'seeClinician',
  whenToCall: ['you faint, or your heart pounds', 'you cannot keep food or drink down'],
  supportLines: lines,
};

const heartParts: NonNullable<ResultAdditions['heart']> = {
  sentence:
    'About 3 in 100 women with answers like yours have a first heart attack or stroke in the next 10 years. About 97 don’t.',
  peopleOf100: 3,
  rangeOpen: null,
  levels: [
    { code: 'low', label: 'Low', from: 0, isYours: false },
    { code: 'borderline', label: 'Borderline', from: 3, isYours: true },
    { code: 'intermediate', label: 'Intermediate', from: 5, isYours: false },
    { code: 'high', label: 'High', from: 10, isYours: false },
  ],
  further: [
    {
      code: 'heartAge',
      title: 'Heart age',
      text: 'A woman with healthy values has your risk at this age.',
      value: '63',
      range: 'likely 60–66',
    },
    {
      code: 'heartFailure10',
      title: 'Heart failure, 10 years',
      text: 'About 1 of 100',
      value: '1.3%',
      range: 'likely 0.9–1.6%',
    },
  ],
  oneNumber: {
    name: 'systolic',
    title: 'Your blood pressure, measured',
    text: 'With the exact number, your range of 2.2 to 4.7% would shrink to about 2.7 to 4.0%.',
  },
  ask: [
    {
      code: 'bp',
      question: 'What should my blood pressure be?',
      goal: 'The usual goal is below 130 over 80.',
      source: 'AHA/ACC guideline 2025',
    },
    { code: 'lpa', question: 'Could my lipoprotein(a) be measured?', source: 'ACC/AHA guideline 2026' },
  ],
};

export const heart: ResultContent = {
  ...frame,
  overall_summary: {
    cardiacRiskScore: 3.3,
    cardiacRiskScoreLow: 2.2,
    cardiacRiskScoreHigh: 4.7,
    riskDescriptor: 'Borderline',
    confidence: 'high',
  },
  standing: 'estimated',
  meaning: ['This knows your answers. It does not know what a clinician would see.'],
  focus_areas: habitsPlan,
  startWith: 'strengthDays',
  lifesEssential8: {
    components: [
      { id: 'diet', title: 'Eating', score: 60 },
      { id: 'bloodPressure', title: 'Blood pressure', score: 5 },
    ],
    composite: null,
  },
  riskEnhancers: [{ code: 'familyPremature', label: 'Early heart disease in the family' }],
  heart: heartParts,
};

export const lowConfidence: ResultContent = {
  ...heart,
  overall_summary: {
    cardiacRiskScore: 4,
    cardiacRiskScoreLow: 2,
    cardiacRiskScoreHigh: 8,
    riskDescriptor: 'Borderline',
    confidence: 'low',
  },
};

/** A value outside the limits of the equations, and an LDL that calls for an appointment. */
export const openRange: ResultContent = {
  ...heart,
  heart: {
    ...heartParts,
    rangeOpen: 'high',
    nextStep: {
      code: 'ldl',
      title: 'Make an appointment about your LDL',
      text: 'It is 190 or more.',
      by: 'In the next week or two.',
    },
  },
  notices: [
    {
      code: 'ldlVeryHigh',
      level: 'soon',
      message: 'Your LDL cholesterol is very high.',
      label: 'LDL',
      isEmergency: false,
    },
  ],
};

const heartNotEstimated: ResultContent = {
  ...frame,
  overall_summary: {
    cardiacRiskScore: null,
    riskDescriptor: 'Not estimated',
    notEstimatedReason: 'The figure does not fit.',
  },
  standing: 'notEstimated',
  category_breakdown: [],
  focus_areas: carePlan,
  startWith: 'seeClinician',
};

const pregnancy: ResultContent = {
  ...heartNotEstimated,
  heading: 'We have not worked out a risk while you are pregnant',
  meaning: ['The numbers behind this quiz come from people who were not pregnant.'],
  whenToCall: ['a bad headache that will not go away', 'a reading of 140 over 90 or more'],
};

const dialysis: ResultContent = {
  ...heartNotEstimated,
  heading: 'Your kidneys come first, and this quiz was not made for them',
  meaning: ['The studies behind our figures left such people out.'],
  heart: { ask: [{ code: 'salt', question: 'How much may I drink?', source: 'KDIGO 2024' }] },
};

const knownHeart: ResultContent = {
  ...heartNotEstimated,
  overall_summary: { ...heartNotEstimated.overall_summary, riskDescriptor: 'Existing heart condition' },
  heading: 'You have had a heart attack, so the question is a different one',
  meaning: ['Our figure is about a first heart attack or stroke.'],
  focus_areas: { introParagraph: 'In this order.', topRecommendations: [{ ...care, userAnswer: 'I miss one a week' }] },
};

const warning = {
  standing: 'checkFirst',
  heading: 'Get checked first',
  meaning: ['Please be seen by a clinician today or tomorrow, even if you feel well now.'],
  notices: [
    {
      code: 'exertionalChestPain',
      level: 'urgent',
      message: 'You told us of chest pain on stairs.',
      label: 'Chest pain',
      isEmergency: false,
    },
  ],
  untilSeen: ['Rest. Please don’t start or step up any exercise.', 'Go on taking your medicines as agreed.'],
  foldedFigure:
    'Among 100 people with your other answers, about 3 have a first heart attack or stroke within ten years.',
} satisfies Partial<ResultContent>;

export const heartWarning: ResultContent = {
  ...heart,
  ...warning,
  category_breakdown: [],
  focus_areas: carePlan,
  startWith: null,
};

const longevityWarning: ResultContent = {
  ...onPar,
  ...warning,
  heading: 'Your heart comes first',
  foldedFigure: 'Your other answers fit an age of about 44.',
  focus_areas: carePlan,
  startWith: null,
};

export const emergency: ResultContent = {
  ...heartWarning,
  notices: [
    {
      code: 'chestPainNow',
      level: 'emergency',
      message: 'Chest pain that may come from the heart.',
      label: 'Chest pain',
      isEmergency: true,
    },
    ...warning.notices,
  ],
};

export const longevitySamples = { younger, onPar, older, fewAnswers, underweight, longevityWarning };
export const heartSamples = {
  heart,
  lowConfidence,
  openRange,
  pregnancy,
  dialysis,
  knownHeart,
  heartWarning,
  emergency,
};
