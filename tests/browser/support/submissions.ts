import { consentVersion } from '#shared/contract/account.ts';
import { asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import type { Headline } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { tokenOf } from '#tests/support/token-for-test.ts';
import { signIn, useSession } from '#web/session/session.ts';
import { playApi } from './api.ts';

/** A row of the list of submissions: a longevity result that is ready, unless the test says otherwise. */
export const rowOf = (
  submissionId: string,
  { minutesAgo = 0, ...more }: Partial<SubmissionRow> & { minutesAgo?: number } = {},
): SubmissionRow => ({
  _id: asSubmissionId(submissionId),
  submissionId: asSubmissionId(submissionId),
  quizId: productQuizId,
  submittedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  status: 'ready',
  ...more,
});

export const estimated = (
  figure: number,
  low = figure - 8,
  high = figure + 8,
  engineVersion = '2.1.0',
): Headline & { standing: 'estimated' } => ({ standing: 'estimated', engineVersion, figure, low, high });

export const notice: Headline = { standing: 'checkFirst', engineVersion: '2.1.0' };

export const ines = {
  id: asUserId('ines'),
  email: 'ines@example.com',
  firstName: 'Ines',
  lastName: 'Calder',
  isConfirmed: true,
  consentVersion,
};

/** Signs Ines in with these submissions, which have loaded. */
export const comeIn = (submissions: readonly SubmissionRow[], isConfirmed = true): void => {
  const user = { ...ines, isConfirmed };
  playApi({ getMe: { body: user }, listSubmissions: { body: submissions } });
  signIn(tokenOf('ines'), { remember: true });
  useSession.setState({ submissions, user });
};
