import { factorField, productQuizId } from '#shared/derived-names.ts';

// The answers of a server that was written from the specification alone (sections 3 and 7): its fields, and no others.

// Browser tests import this file too, and have no Buffer.
const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** 'The auth token carries userId and email claims.' */
export const specifiedToken = `${encode({ alg: 'HS256' })}.${encode({ userId: 'u-1', email: 'ines@example.com' })}.c2ln`;

export const specifiedUser = { id: 'u-1', email: 'ines@example.com', firstName: 'Ines', lastName: 'Calder' };

/** One id under each of its two names, and a quiz that the client does not know. */
export const specifiedSubmissions = [
  { _id: 's-3', quizId: 'bone_health', submittedAt: '2026-03-01T10:00:00.000Z' },
  { submissionId: 's-2', quizId: 'cardiac_health', submittedAt: '2026-02-01T10:00:00.000Z' },
  { _id: 's-1', quizId: productQuizId, submittedAt: '2026-01-01T10:00:00.000Z' },
];

const shared = {
  intro: 'Thank you for taking the quiz.',
  summaryParagraph: 'You move often. Short sleep pulls the other way.',
  category_breakdown: [
    { title: 'Movement', descriptor: 'Excellent', score: 86, explanationParagraph: 'You move a lot.' },
    { title: 'Sleep', descriptor: 'Needs attention', score: 44, explanationParagraph: 'Your nights are short.' },
  ],
  focus_areas: {
    introParagraph: 'Two changes for you.',
    topRecommendations: [
      { area: 'Sleep length', userAnswer: '5.5 hours', recommendation: 'Go to bed earlier.' },
      { area: 'Sitting', recommendation: 'Stand up every half hour.' },
    ],
  },
  outro: 'Small, steady changes add up.',
};

export const specifiedProductResult = {
  quiz_id: productQuizId,
  content: {
    ...shared,
    overall_summary: { biologicalAge: 41, chronologicalAge: 46, [factorField]: 72 },
  },
};

export const specifiedCardiacResult = {
  quiz_id: 'cardiac_health',
  content: { ...shared, overall_summary: { cardiacRiskScore: 8, cardiacRiskProfile: 'Intermediate' } },
};

/** What every results page shows of the above, in the specification's order. */
export const shownOfBoth = [
  shared.intro,
  'You move often. Short sleep pulls the other way.',
  'Movement',
  'Excellent • Score 86',
  'You move a lot.',
  'Sleep',
  'Needs attention • Score 44',
  'Two changes for you.',
  'Sleep length',
  'Your answer: 5.5 hours',
  'Go to bed earlier.',
  'Sitting',
  'Stand up every half hour.',
  'Get medical care promptly if your symptoms worry you or get worse',
  shared.outro,
];
