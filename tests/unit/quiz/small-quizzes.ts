import { productQuizId } from '#shared/derived-names.ts';
import type { ChoiceQuestion, Quiz } from '#shared/quiz/question.ts';
import { questionOf } from '#tests/support/question-of.ts';

// Two quizzes shaped like the real ones, but small enough to write down every expected position.

const choice = (id: string, section: string, rest: Partial<ChoiceQuestion> = {}) =>
  questionOf('multiple-choice', { id, section, text: id, ...rest });
const title = (id: string, section: string) => questionOf('section-title', { id, section, text: id });
const plain = (id: string, section: string, type: 'name' | 'email' | 'password') =>
  questionOf(type, { id, section, text: id, ...(type === 'name' ? {} : { mustAnswer: true }) });

/** 0 title · 1 birthdate · 2 pet · 3 petName (pet=yes) · 4 petTrick (petName=yes) · 5 sleep · 6 wrap · 7-9 account. */
export const smallQuiz: Quiz = {
  id: productQuizId,
  version: '1',
  intro: { id: 'intro', section: 'start', type: 'title', text: 'Welcome' },
  privacy: { id: 'privacy', section: 'start', type: 'privacy', text: 'Privacy' },
  questions: [
    title('health-title', 'health'),
    questionOf('date', {
      id: 'birthdate',
      text: 'birthdate',
      section: 'health',
      mustAnswer: true,
      ageRange: { min: 18, max: 110 },
    }),
    choice('pet', 'health'),
    choice('petName', 'health', { condition: { questionId: 'pet', value: 'yes' } }),
    choice('petTrick', 'health', { condition: { questionId: 'petName', value: ['yes'] } }),
    questionOf('slider', { id: 'sleep', text: 'sleep', section: 'sleep', min: 3, max: 12, step: 0.5 }),
    title('wrap-title', 'wrap'),
    plain('name', 'wrap', 'name'),
    plain('email', 'wrap', 'email'),
    plain('password', 'wrap', 'password'),
  ],
};

/** 0 title · 1 pain · 2 where (pain=yes). The last question is the last whose condition is met. */
export const smallCardiacQuiz: Quiz = {
  id: 'cardiac_health',
  version: '1',
  intro: { id: 'intro', section: 'start', type: 'title', text: 'The Ultimate Cardiac Health Quiz' },
  privacy: null,
  questions: [
    title('symptoms-title', 'symptoms'),
    choice('pain', 'symptoms'),
    choice('where', 'symptoms', { condition: { questionId: 'pain', value: 'yes' } }),
  ],
};
