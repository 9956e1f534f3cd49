import type { Question, Quiz } from '#shared/quiz/question.ts';

// Two quizzes of the real ones' shape, small enough to write every expected position down.

const choice = (id: string, section: string, rest: Partial<Question> = {}): Question => ({
  id,
  section,
  type: 'multiple-choice',
  text: id,
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  ...rest,
});

const title = (id: string, section: string): Question => ({ id, section, type: 'section-title', text: id });
const plain = (id: string, section: string, type: Question['type']): Question => ({ id, section, type, text: id });

/** 0 title · 1 birthdate · 2 pet · 3 petName (pet=yes) · 4 petTrick (petName=yes) · 5 sleep · 6 wrap · 7-9 account. */
export const smallQuiz: Quiz = {
  id: 'small',
  intro: { id: 'intro', section: 'start', type: 'title', text: 'Welcome' },
  privacy: { id: 'privacy', section: 'start', type: 'privacy', text: 'Privacy' },
  questions: [
    title('health-title', 'health'),
    plain('birthdate', 'health', 'date'),
    choice('pet', 'health'),
    choice('petName', 'health', { condition: { questionId: 'pet', value: 'yes' } }),
    choice('petTrick', 'health', { condition: { questionId: 'petName', value: ['yes'] } }),
    { ...plain('sleep', 'sleep', 'slider'), min: 3, max: 12, step: 0.5 },
    title('wrap-title', 'wrap'),
    plain('name', 'wrap', 'name'),
    plain('email', 'wrap', 'email'),
    plain('password', 'wrap', 'password'),
  ],
};

/** 0 title · 1 pain · 2 where (pain=yes). The last question is the last whose condition is met. */
export const smallCardiacQuiz: Quiz = {
  id: 'cardiac_health',
  intro: { id: 'intro', section: 'start', type: 'title', text: 'The Ultimate Cardiac Health Quiz' },
  privacy: null,
  questions: [
    title('symptoms-title', 'symptoms'),
    choice('pain', 'symptoms'),
    choice('where', 'symptoms', { condition: { questionId: 'pain', value: 'yes' } }),
  ],
};
