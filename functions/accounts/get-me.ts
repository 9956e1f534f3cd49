import type { Handler } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { accountParts } from '#functions/features/accounts.ts';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { AnswerOf } from '#shared/contract/schemas/schemas.ts';
import { getMeSchemas } from '#shared/contract/schemas/session-schemas.ts';
import type { Account } from './account.ts';

type Deps = { list: (userId: UserId) => Promise<SubmissionSummary[]> };

/**
 * The profile from the account's item, which the edge has already read to validate the session. The date of each quiz's latest
 * submission comes from all submissions: one page of the list may hold a hundred of one quiz and none of the other.
 */
export const getMe =
  ({ list }: Deps): Handler<'getMe', Account> =>
  async ({ caller: { account } }) => {
    const { userId: id, emailAsTyped: email, firstName, lastName, confirmedAt, consents, units, language } = account;
    const consent = consents.at(-1);
    const oldestFirst = (await list(id)).toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt));
    const newestAt = oldestFirst.at(-1)?.submittedAt ?? null;
    const ofFeatures: Partial<AnswerOf<'getMe'>> = {};
    for (const { profile } of accountParts) Object.assign(ofFeatures, profile(account, newestAt));
    return {
      answer: {
        ...ofFeatures,
        id,
        email,
        firstName,
        lastName,
        isConfirmed: confirmedAt !== null,
        ...(consent && { consentVersion: consent.version }),
        ...(units && { units }),
        language,
        // The newest submission of each quiz is its last one here.
        completedQuizzes: Object.fromEntries(
          oldestFirst.map(({ quizId, submittedAt }) => [quizId, { completedAt: submittedAt }]),
        ),
      },
    };
  };

export const getMeRoute = {
  name: 'getMe',
  runsIn: 'ownResults',
  method: 'GET',
  path: '/api/users/me',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'The profile of the user who holds the token',
  schemas: getMeSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'Signed-in people see a page without their name.',
  handle: getMe,
} as const satisfies RouteDeclaration<'getMe'>;
