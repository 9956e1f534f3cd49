// What the compiler promises about quizzes and rules. `tsc` checks this file and nothing runs it: each line under
// `@ts-expect-error` is a mistake, and a mistake that compiles is an error here ("Unused '@ts-expect-error' directive").

import type { HeartAnswers, LongevityAnswers } from '#shared/person/person.ts';
import type { HeartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { LongevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { AnswersOf, OptionOf, QuestionById, WithEarlierConditions } from '#shared/quiz/answers-of.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { isAmong } from '#shared/safety/red-flag.ts';
import { messageOf, type RedFlagCode } from '#shared/safety/red-flags.ts';

declare const heart: HeartAnswers;
declare const longevity: LongevityAnswers;

// An id that is renamed in the quiz alone, or in a rule alone.

/** The real quiz with `chestPain` under another name: code that reads the old id no longer compiles. */
type Renamed = Omit<HeartQuiz, 'questions'> & {
  readonly questions: readonly [Omit<QuestionById<HeartQuiz, 'chestPain'>, 'id'> & { readonly id: 'painInChest' }];
};
declare const renamed: AnswersOf<Renamed>;
export const newId = renamed.painInChest;
// @ts-expect-error the quiz calls it painInChest now
export const oldId = renamed.chestPain;
// @ts-expect-error no question of the heart quiz has this id
export const misspeltId = heart.chestpain;
// @ts-expect-error a question of the heart quiz, not of the first one
export const idOfTheOtherQuiz = longevity.chestPain;

// An option that is misspelt in a rule.

export const rightOption = heart.chestPain === 'now';
// @ts-expect-error no option of chestPain
export const misspeltOption = heart.chestPain === 'Now';
export const rightOptions = isAmong(heart.syncope, 'faintToday', 'nearlyToday');
// @ts-expect-error one of the two is no option of syncope
export const misspeltInList = isAmong(heart.syncope, 'faintToday', 'nearlytoday');
// @ts-expect-error an option of another question
export const optionOfAnother: OptionOf<HeartQuiz, 'syncope'> = 'tearing';
// @ts-expect-error an answer is one of the options
export const misspeltAnswer: AnswersOf<LongevityQuiz> = { smoking: 'sometimes' };

// Codes of red flags and routes.

// @ts-expect-error no red flag has this code
export const misspeltFlag: RedFlagCode = 'chestPain';
// @ts-expect-error no route has this code
export const misspeltRoute: RouteCode = 'waitForcare';
// @ts-expect-error there is no message for it
export const messageOfNothing = messageOf('somethingElse');

// A slider without its bounds, a choice without options, a title with an answer.

const screen = { id: 'one', section: 'first', text: 'How much?' } as const;

export const slider: Question = { ...screen, type: 'slider', min: 0, max: 10, step: 1 };
// @ts-expect-error no min and max
export const sliderWithoutBounds: Question = { ...screen, type: 'slider', step: 1 };
// @ts-expect-error no max
export const numberWithoutMaximum: Question = { ...screen, type: 'number', min: 0, step: 1 };
// @ts-expect-error no options
export const choiceWithoutOptions: Question = { ...screen, type: 'multiple-choice' };
// @ts-expect-error an empty list of options
export const choiceOfNothing: Question = { ...screen, type: 'multiple-choice', options: [] };
// @ts-expect-error a title asks nothing
export const titleWithOptions: Question = { ...screen, type: 'title', options: [{ value: 'a', label: 'A' }] };

// A condition on a later question, on an option that does not exist, on a question that has no options.

const intro = { ...screen, type: 'title' } as const;
const parent = {
  id: 'parent',
  section: 'first',
  type: 'multiple-choice',
  text: 'Do you?',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
} as const;
const child = {
  id: 'child',
  section: 'first',
  type: 'text',
  text: 'Which?',
  condition: { questionId: 'parent', value: 'yes' },
} as const;
const maybe = { ...child, condition: { questionId: 'parent', value: ['yes', 'maybe'] } } as const;
const ofItself = { ...child, condition: { questionId: 'child', value: 'yes' } } as const;

const rightOrder = {
  id: 'cardiac_health',
  version: '1',
  intro,
  privacy: null,
  questions: [parent, child],
} as const satisfies Quiz;
const wrongOrder = { ...rightOrder, questions: [child, parent] } as const satisfies Quiz;
const wrongOption = { ...rightOrder, questions: [parent, maybe] } as const satisfies Quiz;
const wrongParent = { ...rightOrder, questions: [parent, ofItself] } as const satisfies Quiz;

export const conditionOnEarlier: WithEarlierConditions<typeof rightOrder> = rightOrder;
// @ts-expect-error the parent comes later
export const conditionOnLater: WithEarlierConditions<typeof wrongOrder> = wrongOrder;
// @ts-expect-error the parent has no option "maybe"
export const conditionOnNothing: WithEarlierConditions<typeof wrongOption> = wrongOption;
// @ts-expect-error a question cannot wait for itself
export const conditionOnItself: WithEarlierConditions<typeof wrongParent> = wrongParent;
