import type { ResultContent } from './contract/result.ts';
import { cardiacQuizId, type QuizId } from './derived-names.ts';
import { engineHash, engineVersion } from './fingerprint.ts';
import { heartQuiz } from './heart/questions/heart-quiz.ts';
import { composeHeart } from './heart/result.ts';
import { longevityQuiz } from './longevity/questions/longevity-quiz.ts';
import { composeLongevity } from './longevity/result.ts';
import type { Person } from './person/person.ts';
import { readPerson } from './person/read-person.ts';
import { cleanAnswers } from './quiz/clean-answers.ts';
import { assess } from './safety/assess.ts';
import { type Choices, type Slot, speakerWith } from './words/sentences.ts';

/** Answers of any shape will do: those that no screen could have produced count as not given. */
export type Submitted = {
  readonly quizId: QuizId;
  readonly answers: unknown;
  /** The newest answers to the other quiz: the person is the same, whichever quiz was sent in. */
  readonly longevityAnswers?: unknown;
  readonly cardiacAnswers?: unknown;
  /** The day of the submission, YYYY-MM-DD, in the person's own time zone. */
  readonly today: string;
  readonly firstName?: string;
  /** Sentence ids by slot. What no slot of this person offers is ignored. */
  readonly choices?: Choices;
};

export type ResultWithSlots = { readonly content: ResultContent; readonly slots: readonly Slot[] };

/** One submission as the whole page that a person reads: every number and every sentence. Pure, and never throws. */
export const composeResult = (submitted: Submitted): ResultContent => composeWithSlots(submitted).content;

/** Also tells which sentences may be exchanged for others that are true for the same person. */
export const composeWithSlots = (submitted: Submitted): ResultWithSlots => {
  const { quizId, today, firstName, choices } = submitted;
  const isHeart = quizId === cardiacQuizId;
  const longevity = isHeart ? submitted.longevityAnswers : submitted.answers;
  const heart = isHeart ? submitted.answers : submitted.cardiacAnswers;
  const person = readPerson({ longevity, heart, today });
  const speaker = speakerWith(choices);
  const toCompose = { person, assessment: assess(person), firstName: firstName?.trim() || undefined, speaker };
  const composed = isHeart ? composeHeart(toCompose) : composeLongevity(toCompose);
  const content: ResultContent = {
    ...composed,
    quizVersion: (isHeart ? heartQuiz : longevityQuiz).version,
    engine: { version: engineVersion, hash: hashOf(submitted, person, heart) },
    wording: { by: 'engine' },
  };
  return { content, slots: speaker.slots() };
};

/** Of the cleaned answers alone; exact numbers count beside the heart quiz's own screens, with the bands as chosen. */
const hashOf = ({ quizId, today }: Submitted, person: Person, givenHeart: unknown): string => {
  const { longevity, myNumbers } = person;
  const heart = myNumbers ? { ...cleanAnswers(heartQuiz, givenHeart), myNumbers } : person.heart;
  const [answers, otherAnswers] = quizId === cardiacQuizId ? [heart, longevity] : [longevity, heart];
  return engineHash({ quizId, answers, otherAnswers, today });
};
