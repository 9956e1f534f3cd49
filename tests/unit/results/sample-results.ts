import type { ResultContent } from '#shared/contract/result.ts';
import { factorField } from '#shared/derived-names.ts';

// Results written by hand in the contract's shape, so that what a page or a mail shows does not depend on the engine's
// figures.

const engine = { version: '2.1.0', hash: '0f3c9a' };
const sources = [
  {
    id: 'gbmc2016',
    short: 'GBMC 2016',
    citation: 'Body-mass index and all-cause mortality.',
    url: 'https://doi.example/1',
  },
  { id: 'noUrl', short: 'A book', citation: 'A book without an address.' },
];

export const longevityContent: ResultContent = {
  intro: 'Thank you, Ines. This is what your answers suggest.',
  overall_summary: {
    biologicalAge: 41.2,
    biologicalAgeLow: 37.4,
    biologicalAgeHigh: 45.1,
    chronologicalAge: 46,
    [factorField]: 72,
    headline: 'Younger than your years',
    answeredShare: 0.88,
    confidence: 'medium',
  },
  summaryParagraph: 'You move often and you have people to lean on. Short sleep pulls the other way.',
  category_breakdown: [
    { id: 'activity', title: 'Movement', descriptor: 'Excellent', score: 86, explanationParagraph: 'You move a lot.' },
    { id: 'sleep', title: 'Sleep', descriptor: 'Needs attention', score: 44, explanationParagraph: 'Short nights.' },
    { id: 'nature', title: 'Surroundings', descriptor: '', score: null, explanationParagraph: 'Too few answers here.' },
  ],
  focus_areas: {
    introParagraph: 'Three changes, in the order most likely to move your result.',
    topRecommendations: [
      {
        code: 'sleepHours',
        area: 'Sleep length',
        userAnswer: '5.5 hours',
        recommendation: 'Go to bed earlier.',
        years: 1.2,
      },
      { code: 'sittingHours', area: 'Sitting time', recommendation: 'Stand up every half hour.' },
    ],
  },
  outro: 'Small, steady changes add up.',
  redFlags: [],
  contributions: [
    { questionId: 'smoking', label: 'Smoking', years: -2.4 },
    { questionId: 'sleepHours', label: 'Sleep length', years: 1.31 },
    { questionId: 'weight', label: 'Weight', years: 0 },
  ],
  sources,
  engine,
  wording: { by: 'engine' },
};

export const cardiacContent: ResultContent = {
  ...longevityContent,
  overall_summary: {
    cardiacRiskScore: 8.4,
    cardiacRiskScoreLow: 6.1,
    cardiacRiskScoreHigh: 11.2,
    riskDescriptor: 'Intermediate',
    cardiacRiskProfile: 'Intermediate risk',
    confidence: 'high',
  },
  contributions: [],
  lifesEssential8: {
    components: [
      { id: 'diet', title: 'Eating', score: 80 },
      { id: 'bloodPressure', title: 'Blood pressure', score: 25 },
    ],
    composite: 61,
  },
  riskEnhancers: [{ code: 'familyPremature', label: 'Early heart disease in the family' }],
  otherRisks: { ascvd10: 5.1, heartFailure10: 4.2, totalCvd30: 31.7 },
  wording: { by: 'model', modelId: 'some.model', promptVersion: '3', sections: ['intro'] },
};

export const notEstimatedContent: ResultContent = {
  ...cardiacContent,
  overall_summary: {
    cardiacRiskScore: null,
    riskDescriptor: 'Existing heart condition',
    notEstimatedReason: 'The model is only for people who have not had heart disease.',
  },
  otherRisks: { ascvd10: null, heartFailure10: null, totalCvd30: null },
};

export const emergencyContent: ResultContent = {
  ...cardiacContent,
  overall_summary: { ...cardiacContent.overall_summary, cardiacRiskScore: 3.2, riskDescriptor: 'Low' },
  redFlags: [
    { code: 'chestPainHeartLike', level: 'emergency', message: 'Chest pain that may come from the heart.' },
    { code: 'bpVeryHigh', level: 'urgent', message: 'Your blood pressure is very high.' },
    { code: 'bpStage2', level: 'soon', message: 'Your blood pressure is high.' },
  ],
};

export const lowConfidenceContent: ResultContent = {
  ...cardiacContent,
  overall_summary: {
    cardiacRiskScore: 0.4,
    cardiacRiskScoreLow: 0.2,
    cardiacRiskScoreHigh: 0.7,
    riskDescriptor: 'Low',
    confidence: 'low',
  },
};
