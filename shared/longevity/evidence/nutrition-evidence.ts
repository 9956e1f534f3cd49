import { type EvidenceById, interpolated } from './question-evidence.ts';

/** Food and drink. */
export const nutritionEvidence = {
  overallDiet: {
    grade: 'B',
    weight: 0.6,
    catWeight: 35,
    sources: ['shan2023', 'liu2024'],
    options: [
      { value: 'poor', hr: 1, ci: [1, 1], prevalence: 0.15, score: 0 },
      { value: 'fair', hr: 0.946, ci: [0.938, 0.952], prevalence: 0.27, score: 25, ...interpolated },
      { value: 'good', hr: 0.894, ci: [0.879, 0.906], prevalence: 0.33, score: 50, ...interpolated },
      { value: 'veryGood', hr: 0.846, ci: [0.824, 0.862], prevalence: 0.18, score: 80, ...interpolated },
      { value: 'excellent', hr: 0.8, ci: [0.77, 0.82], prevalence: 0.07, score: 100 },
    ],
  },
  plantVariety: {
    grade: 'C',
    weight: 0.5,
    catWeight: 20,
    sources: ['wang2021fv', 'hanley2021', 'lee2022mmwr'],
    options: [
      { value: 'under10', hr: 1, ci: [1, 1], prevalence: 0.4, score: 20 },
      { value: '10to19', hr: 0.955, ci: [0.948, 0.959], prevalence: 0.35, score: 50, ...interpolated },
      { value: '20to29', hr: 0.911, ci: [0.898, 0.919], prevalence: 0.18, score: 80, ...interpolated },
      { value: '30plus', hr: 0.87, ci: [0.85, 0.88], prevalence: 0.07, score: 100 },
    ],
  },
  processedFoodServings: {
    grade: 'B',
    weight: 0.5,
    catWeight: 25,
    sources: ['yuan2023', 'liang2025'],
    curve: {
      points: [
        { x: 0, hr: 1, ci: [1, 1] },
        { x: 10, hr: 1.219, ci: [1.105, 1.344] },
      ],
    },
    centering: [
      { x: 1, p: 0.15 },
      { x: 3, p: 0.3 },
      { x: 5, p: 0.3 },
      { x: 8, p: 0.25 },
    ],
    scoreCurve: [
      { x: 0, score: 100 },
      { x: 2, score: 85 },
      { x: 4, score: 60 },
      { x: 6, score: 35 },
      { x: 9, score: 0 },
    ],
  },
  waterIntakeCups: {
    grade: 'D',
    catWeight: 5,
    sources: [],
    scoreCurve: [
      { x: 0, score: 0 },
      { x: 2, score: 30 },
      { x: 4, score: 65 },
      { x: 6, score: 90 },
      { x: 8, score: 100 },
      { x: 12, score: 100 },
      { x: 16, score: 75 },
    ],
  },
  mealWindowConsistency: {
    grade: 'D',
    catWeight: 5,
    sources: [],
    options: [
      { value: 'veryRegular', hr: 1, score: 100 },
      { value: 'mostly', hr: 1, score: 80 },
      { value: 'varies', hr: 1, score: 45 },
      { value: 'chaotic', hr: 1, score: 20 },
    ],
  },
  digestiveSymptoms: {
    grade: 'D',
    catWeight: 10,
    sources: ['peng2022', 'ma2016nhs', 'ibsAarp'],
    options: [
      { value: 'rarely', hr: 1, score: 100 },
      { value: 'sometimes', hr: 1, score: 75 },
      { value: 'weekly', hr: 1, score: 45 },
      { value: 'daily', hr: 1, score: 15 },
    ],
    notices: [{ in: ['daily'], notice: 'suggestSeeClinician' }],
  },
} as const satisfies Partial<EvidenceById>;
