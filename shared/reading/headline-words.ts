import type { Checked, Headline } from '../contract/headline.ts';
import { type QuizId, quizRecordOf } from '../derived-names.ts';
import { ageRangeText, percentRangeText, percentText, rangeOf, wholeYears } from './figures.ts';
import { notEstimated } from './notices.ts';

/** How the figure of a quiz is read out. */
export const figureTextOf = (quizId: QuizId) =>
  quizRecordOf(quizId).figure.unit === 'years' ? wholeYears : percentText;

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
  const { unit, name } = quizRecordOf(quizId).figure;
  const likely = range ? `, likely ${(unit === 'years' ? ageRangeText : percentRangeText)(range)}` : '';
  return `${name} ${figureTextOf(quizId)(figure)}${likely}`;
};

const noticeWords = 'A notice comes first. Please read it today.';

/** They have told us that a clinician has looked at it. */
export const isSeen = (checked: Checked | undefined): checked is Seen =>
  checked?.answer !== undefined && checked.answer !== 'notSeen';

/** What they said of the whole page. */
export type Seen = Checked & { readonly answer: NonNullable<Checked['answer']> };
