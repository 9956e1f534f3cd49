import type { ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { type HeartFacts, readHeartFacts } from '#shared/heart/words/heart-facts.ts';
import type { Person } from '#shared/person/person.ts';
import { composeResult } from '#shared/result.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { assessDated } from '#shared/safety/earlier-answers.ts';
import type { ToSheet } from './sheet.ts';

/** One person as the sheet sees them. Both quizzes are read together: the sheet must not contradict itself. */
export type SheetFacts = ToSheet & {
  readonly person: Person;
  readonly assessment: Assessment;
  readonly heartFacts: HeartFacts;
  /** As the page of the habits reads the person: its own answer on pregnancy counts first. */
  readonly habits: Pick<SheetFacts, 'person' | 'assessment'>;
  /** The pages that the person reads; null for a quiz that was not taken. */
  readonly habitsPage: ResultContent | null;
  readonly heartPage: ResultContent | null;
  /** An emergency or urgent warning: no figure is graded or compared. */
  readonly isCareFirst: boolean;
};

export const readSheetFacts = (given: ToSheet): SheetFacts => {
  const longevity = given.longevity?.answers ?? {};
  const heart = given.heart?.answers ?? {};
  // The newest answers are the ones that the person would call today's.
  const today = [given.longevity?.day ?? '', given.heart?.day ?? ''].sort().at(-1) || given.today;
  const [longevityDay, heartDay] = [given.longevity?.day, given.heart?.day];
  const dated = { longevity, heart, today, longevityAnsweredOn: longevityDay, heartAnsweredOn: heartDay };
  const { person, assessment } = assessDated({
    ...dated,
    quiz: heartDay !== undefined && heartDay >= (longevityDay ?? '') ? 'heart' : 'longevity',
  });
  const heartFacts = readHeartFacts({ person, assessment });
  return {
    ...given,
    person,
    assessment,
    heartFacts,
    habits: assessDated({ ...dated, quiz: 'longevity' }),
    isCareFirst: heartFacts.isCareFirst,
    habitsPage:
      given.longevity &&
      composeResult({
        ...{ quizId: productQuizId, answers: longevity, today },
        ...{ cardiacAnswers: heart, cardiacAnsweredOn: heartDay },
      }),
    heartPage:
      given.heart &&
      composeResult({
        ...{ quizId: cardiacQuizId, answers: heart, today },
        ...{ longevityAnswers: longevity, longevityAnsweredOn: longevityDay },
      }),
  };
};
