import { dayWords } from '#shared/reading/day-words.ts';
import { isOpened } from '#shared/reading/headline.ts';
import { dayTold, statementOn } from '#shared/safety/seen.ts';
import { localDay, todayHere } from '#web/quiz/local-day.ts';
import * as words from '#words/records.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { type Flag, warningsOf } from './notices.tsx';

/** The day on which the user sent the answers; blank if it is not known. */
const answeredOn = ({ submittedAt }: ReadResult): string => (submittedAt ? localDay(new Date(submittedAt)) : '');

/** The day of the answer that a notice is about. */
const toldDay = (flag: Flag, result: ReadResult): string => dayTold(flag, answeredOn(result));

/** What the user has said about one notice, if it counts. */
const statementAbout = (flag: Flag, result: ReadResult) =>
  statementOn(flag, toldDay(flag, result), result.checked?.signs ?? []);

/** A notice with the day of its answer, and whether the user has said that it was looked at. */
export type SignToClose = Pick<Flag, 'code' | 'label'> & { readonly toldOn: string; readonly isSaved: boolean };

export const signsToClose = (result: ReadResult): SignToClose[] =>
  warningsOf(result.content).map((flag) => ({
    ...{ code: flag.code, label: flag.label },
    toldOn: toldDay(flag, result),
    isSaved: statementAbout(flag, result) !== undefined,
  }));

/**
 * Whether the rest of the page is shown below its notices. The server must have named a day, and each notice needs its
 * statement.
 */
export const isOpen = (result: ReadResult): boolean =>
  isOpened(result.checked, todayHere()) && warningsOf(result.content).every((flag) => statementAbout(flag, result));

/** 'You told us about this on 10 November. …', shown instead of a notice once the page is open. */
export const recordOf = (flag: Flag, result: ReadResult): string =>
  words.checkedSign(dayWords(toldDay(flag, result)), dayWords(statementAbout(flag, result)?.on ?? ''));

/** What the user has said, while the page is still shut; null if nothing. */
export const recordWhileShut = (result: ReadResult): string | null => {
  const { checked, content } = result;
  const about = warningsOf(content).filter((flag) => statementAbout(flag, result));
  if (!checked || about.length === 0) return null;
  const saidOn = localDay(new Date(checked.at));
  const { opensOn } = checked;
  return opensOn
    ? words.seenOpensOn(dayWords(saidOn), dayWords(opensOn))
    : words.seenAbout(dayWords(saidOn), about.map(({ label = '' }) => label).filter(Boolean));
};
