import { type EvidenceById, interpolated } from './question-evidence.ts';

/** Stress, outlook and company. */
export const psychosocialEvidence = {
  stressLevels: {
    grade: 'C',
    weight: 0.25,
    catWeight: 25,
    sources: ['russ2012'],
    options: [
      { value: 1, hr: 1, ci: [1, 1], prevalence: 0.1, score: 100 },
      { value: 2, hr: 1.095, ci: [1.063, 1.127], prevalence: 0.25, score: 85, ...interpolated },
      { value: 3, hr: 1.2, ci: [1.13, 1.27], prevalence: 0.37, score: 60 },
      { value: 4, hr: 1.43, ci: [1.31, 1.56], prevalence: 0.21, score: 30 },
      { value: 5, hr: 1.94, ci: [1.66, 2.26], prevalence: 0.07, score: 5 },
    ],
    notices: [{ in: [5], notice: 'supportLines' }],
  },
  stressCoping: {
    grade: 'D',
    catWeight: 10,
    sources: [],
    options: [
      { value: 'veryWell', hr: 1, score: 100 },
      { value: 'well', hr: 1, score: 80 },
      { value: 'soSo', hr: 1, score: 50 },
      { value: 'poorly', hr: 1, score: 15 },
    ],
  },
  lifeOutlook: {
    grade: 'B',
    weight: 0.5,
    catWeight: 15,
    sources: ['kim2017', 'rozanski2019'],
    options: [
      { value: 'veryPessimistic', hr: 1, ci: [1, 1], prevalence: 0.04, score: 10 },
      { value: 'pessimistic', hr: 0.977, ci: [0.96, 0.992], prevalence: 0.11, score: 35, ...interpolated },
      { value: 'neutral', hr: 0.954, ci: [0.922, 0.985], prevalence: 0.3, score: 60, ...interpolated },
      { value: 'optimistic', hr: 0.932, ci: [0.885, 0.977], prevalence: 0.38, score: 85, ...interpolated },
      { value: 'veryOptimistic', hr: 0.91, ci: [0.85, 0.97], prevalence: 0.17, score: 100 },
    ],
  },
  closeRelationships: {
    grade: 'B',
    weight: 0.5,
    catWeight: 25,
    sources: ['wangf2023', 'bruss2024'],
    options: [
      { value: 'none', hr: 1.32, ci: [1.26, 1.39], prevalence: 0.07, score: 5 },
      { value: 'lonely', hr: 1.14, ci: [1.08, 1.2], prevalence: 0.2, score: 40 },
      { value: 'few', hr: 1, ci: [1, 1], prevalence: 0.43, score: 80 },
      { value: 'several', hr: 1, ci: [1, 1], prevalence: 0.3, score: 100 },
    ],
    notices: [{ in: ['none'], notice: 'supportLines' }],
  },
  communityInvolvement: {
    grade: 'C',
    weight: 0.25,
    catWeight: 15,
    sources: ['okun2013', 'jenkinson2013', 'americorps2023'],
    options: [
      { value: 'never', hr: 1, ci: [1, 1], prevalence: 0.45, score: 20 },
      { value: 'yearly', hr: 0.913, ci: [0.884, 0.943], prevalence: 0.27, score: 50, ...interpolated },
      { value: 'monthly', hr: 0.833, ci: [0.781, 0.89], prevalence: 0.14, score: 80, ...interpolated },
      { value: 'weekly', hr: 0.76, ci: [0.69, 0.84], prevalence: 0.14, score: 100 },
    ],
  },
  mindfulnessFrequency: {
    grade: 'D',
    catWeight: 10,
    sources: [],
    options: [
      { value: 'never', hr: 1, score: 30 },
      { value: 'monthly', hr: 1, score: 55 },
      { value: 'weekly', hr: 1, score: 85 },
      { value: 'daily', hr: 1, score: 100 },
    ],
  },
} as const satisfies Partial<EvidenceById>;
