import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { noteCheckedSchemas } from '#shared/contract/schemas/submission-schemas.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { dayTold, needsNewReading, opensOn } from '#shared/safety/seen.ts';
import { readDay } from '#shared/scoring/calendar.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import * as words from '#words/refused.ts';
import { enterDateSeen } from '#words/seen-form.ts';
import type { SubmissionSummary } from './submission.ts';

type Deps = {
  list: (userId: UserId) => Promise<SubmissionSummary[]>;
  findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
  /** False if this user has no such submission. */
  saveChecked: (userId: UserId, submissionId: SubmissionId, checked: Checked) => Promise<boolean>;
  now: () => Date;
};

/**
 * Stores that a clinician has examined the user for one notice of a result. The result does not change, and the notice stays. Once
 * every notice has such a statement, the answer says from which day the rest may be shown: never before the second day after the
 * answer, and never where a notice rests on a value.
 */
export const noteChecked =
  ({ list, findResult, saveChecked, now }: Deps): Handler<'noteChecked'> =>
  async ({ body: { submissionId, code, on }, caller: { userId } }) => {
    const submission = (await list(userId)).find((each) => each.submissionId === submissionId);
    const result = submission && (await findResult(userId, submissionId));
    if (!result || result === 'unreadable') return notFound;
    const notices = result.content.notices ?? result.content.redFlags;
    const notice = notices.find((each) => each.code === code && each.level !== 'soon');
    if (!notice) return refuse('malformed', words.noticeNotHere);
    if (needsNewReading(code)) return refuse('malformed', words.newReadingOnly);
    const answeredOn = dayInZone(new Date(submission.submittedAt), submission.timeZone);
    if (!readDay(on) || on < dayTold(notice, answeredOn) || on > dayInZone(now(), earliestZone))
      return refuse('malformed', enterDateSeen);
    const at = now().toISOString();
    const others = (submission.checked?.signs ?? []).filter((sign) => sign.code !== code);
    const signs = [...others, { code, on, at }];
    const opens = opensOn(notices, answeredOn, signs);
    const checked = { at, signs, ...(opens && { opensOn: opens }) };
    return (await saveChecked(userId, submissionId, checked)) ? { answer: checked } : notFound;
  };

/** Where a day begins first: the user may have travelled since the answer. */
const earliestZone = 'Pacific/Kiritimati';

const notFound = refuse('not-found', words.resultNotHere);

export const noteCheckedRoute = {
  name: 'noteChecked',
  runsIn: 'submissionNotes',
  method: 'POST',
  path: '/api/submissions/checked',
  auth: 'signed-in',
  tag: 'Submissions',
  summary:
    'Say that a doctor or nurse has examined one for a notice; the notice stays, and nothing opens before its day',
  refusals: ['not-found'],
  schemas: noteCheckedSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People cannot tell that a clinician has seen them; the notice on their result stays as it is.',
  handle: noteChecked,
} as const satisfies RouteDeclaration<'noteChecked'>;
