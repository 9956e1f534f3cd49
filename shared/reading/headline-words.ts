import type { Checked, Headline } from '../contract/headline.ts';
import { productQuizId, type QuizId } from '../derived-names.ts';
import { ageRangeText, percentRangeText, percentText, rangeOf, wholeYears } from './figures.ts';
import { notEstimated } from './notices.ts';

/** How the figure of a quiz is read out. */
export const figureTextOf = (quizId: QuizId) => (quizId === productQuizId ? wholeYears : percentText);

/** 'Biological age 44, likely 36 to 53'. Where a notice comes first, it says so and names no figure.
 * `dayWords` says a day in the manner of the reader's region. */
export const headlineWords = (
  quizId: QuizId,
  headline: Headline,
  checked: Checked | undefined,
  dayWords: (instant: string) => string,
): string => {
  const { standing, figure, low, high } = headline;
  if (standing === 'checkFirst')
    return isSeen(checked) ? `You told us on ${dayWords(checked.at)} that you were seen.` : noticeWords;
  if (standing === 'notEstimated' || figure === undefined) return notEstimated;
  const range = rangeOf(low, high);
  const isAge = quizId === productQuizId;
  const likely = range ? `, likely ${(isAge ? ageRangeText : percentRangeText)(range)}` : '';
  return `${isAge ? 'Biological age' : 'Ten-year risk'} ${figureTextOf(quizId)(figure)}${likely}`;
};

const noticeWords = 'A notice comes first. Please read it today.';

/** They have told us that a clinician has looked at it. */
export const isSeen = (checked: Checked | undefined): checked is Seen =>
  checked?.answer !== undefined && checked.answer !== 'notSeen';

/** What they said of the whole page. */
export type Seen = Checked & { readonly answer: NonNullable<Checked['answer']> };
