import { isTooFew } from '#shared/quiz/enough-answers.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { countAnswers } from '#shared/quiz/visible.ts';
import type { NameNotice } from '#shared/words/care.ts';
import { type AgeSoFar, type AnswersSoFar, ageSoFar, type YearsSoFar } from './age-so-far.ts';
import { earlyEndScreens, type ScreenWithCard, screensWithCard } from './screens.ts';

export type SectionCard = AgeSoFar & {
  /** The ranges after the earlier sections, computed from the present answers, oldest first. Omits sections without a range. */
  readonly earlier: readonly YearsSoFar[];
  /** Whether a notice comes from the section that has just ended, or from the heart quiz, and no card has shown it yet. */
  readonly isNoticeNew: boolean;
  /** Whether the visitor may go to the first look from here. If so, the server would accept these answers. */
  readonly mayEndEarly: boolean;
};

/** What the card of this screen says. It depends only on the answers, never on the order in which they were given. */
export const sectionCard = (
  quiz: Quiz,
  screenId: ScreenWithCard,
  answers: Answers,
  beside: Omit<AnswersSoFar, 'longevity'>,
  nameNotice: NameNotice,
): SectionCard => {
  const now = ageSoFar({ ...beside, longevity: answers }, nameNotice);
  const before = screensWithCard
    .slice(0, screensWithCard.indexOf(screenId))
    .map((earlier) => ageSoFar({ ...beside, longevity: answersBefore(quiz, earlier, answers) }, nameNotice));
  const known = before.at(-1)?.notices.map(({ code }) => code) ?? [];
  return {
    ...now,
    earlier: now.years === null ? [] : before.flatMap(({ years }) => years ?? []),
    isNoticeNew: now.notices.some(({ code }) => !known.includes(code)),
    mayEndEarly: earlyEndScreens.includes(screenId) && !isTooFew(countAnswers(quiz, answers)),
  };
};

const answersBefore = ({ questions }: Quiz, screenId: string, answers: Answers): Answers => {
  const end = questions.findIndex(({ id }) => id === screenId);
  return Object.fromEntries(
    questions.slice(0, end).flatMap(({ id }) => {
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
      return answer === undefined ? [] : [[id, answer] as const];
    }),
  );
};
