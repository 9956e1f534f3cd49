import { cleanAnswers } from '#shared/quiz/clean-answers.ts';
import type { RetakeRule } from '#shared/quiz/derive.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizRecord } from '#shared/quizzes/quiz-record.ts';
import type { Composer } from '#shared/result.ts';

// A quiz only for tests: six questions, each of another kind. It proves what a quiz needs (`tests/infra/third-quiz.test.ts`).

export const eveningRecord = {
  id: 'evening',
  path: '/evening-quiz',
  title: 'Evening Quiz',
  shortTitle: 'Evening',
  figure: { unit: 'years', term: 'Evening Age' },
  other: null,
} as const satisfies QuizRecord;

const section = 'evening';

export const eveningQuiz = {
  id: 'evening',
  version: '2.3',
  intro: { id: 'intro', section, type: 'title', text: 'How do your days end?' },
  privacy: null,
  questions: [
    {
      id: 'reads',
      section,
      type: 'multiple-choice',
      text: 'Do you read at night?',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      id: 'pages',
      section,
      type: 'number',
      text: 'How many pages do you read?',
      condition: { questionId: 'reads', value: 'yes' },
      ...{ min: 1, max: 400, step: 1 },
    },
    { id: 'hours', section, type: 'slider', text: 'How long do you rest?', min: 0, max: 12, step: 1, unit: 'hours' },
    {
      id: 'tall',
      section,
      type: 'height',
      text: 'How tall are you?',
      ...{ minSi: 122, maxSi: 228, unit: 'ft and in', unitSi: 'cm', convert: { to: 'cm', factor: 2.54 } },
    },
    { id: 'since', section, type: 'date', text: 'Since when?' },
    { id: 'remark', section, type: 'text', text: 'What else do you do?' },
  ],
} as const satisfies Omit<Quiz, 'id'> & { id: string };

export const eveningRetake: readonly RetakeRule[] = [
  { how: 'takenOver', reason: 'People stay as tall.', questions: ['tall'] },
  { how: 'lastTime', reason: 'Habits change slowly.', questions: ['reads', 'pages', 'since'] },
  { how: 'askedAnew', reason: 'Rest changes from week to week.', questions: ['hours', 'remark'] },
];

type Given = { readonly hours?: unknown; readonly pages?: unknown };

/** 30 years, and one less for each hour of rest. */
export const eveningAge = ({ hours }: Given): number => 30 - Number(hours ?? 0);

/** A function of the quiz, whose id is not one of the product's types here. */
export const composerFor = (quiz: Quiz): Composer => ({
  quiz,
  read: () => ({ quiz: 'longevity', longevity: {}, heart: {} }),
  compose: (_, answers) => {
    const age = eveningAge(cleanAnswers(quiz, answers) as Given);
    const text = `Your evenings are ${age} years old.`;
    return {
      intro: 'This is your evening.',
      overall_summary: { biologicalAge: age, chronologicalAge: 30 },
      summaryParagraph: text,
      category_breakdown: [],
      focus_areas: { introParagraph: '', topRecommendations: [] },
      outro: 'Sleep well.',
      redFlags: [],
      contributions: [],
      sources: [],
      standing: 'estimated',
      heading: text,
      meaning: [],
      figures: [{ label: 'Evening age', value: String(age), text }],
    };
  },
  counted: (_, __, answers) => [cleanAnswers(quiz, answers), {}],
});
