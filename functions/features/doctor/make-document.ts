import * as words from '#feature-words/doctor.ts';
import type { Account } from '#functions/accounts/account.ts';
import { siteAt } from '#functions/edge/origin.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { ComposeDocument, DocumentSource } from '#functions/signing/compose-document.ts';
import { type SealDeps, sealBundle } from '#functions/signing/seal.ts';
import type { Submission, SubmissionKey, SubmissionSummary } from '#functions/submissions/submission.ts';
import { newestFirst } from '#functions/submissions/submission-list.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { makeDocumentSchemas } from '#shared/features/doctor/schemas.ts';
import { leftOutBy } from '#shared/features/doctor/sheet/sheet.ts';
import * as refused from '#words/refused.ts';

type Deps = SealDeps & {
  list: (userId: UserId) => Promise<SubmissionSummary[]>;
  find: (key: SubmissionKey) => Promise<Submission | null>;
  findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
  composeDocument: ComposeDocument;
  newId: () => string;
  now: () => Date;
};

/**
 * A signed FHIR document of this result and the newest one of the other quiz, with what its owner chose to share. All or nothing,
 * because a document without the other result would lack its warnings.
 */
const makeDocument =
  (deps: Deps): Handler<'makeDocument', Account> =>
  async ({ body: { submissionId, shares, language }, caller: { userId, account }, client }) => {
    const listed = newestFirst(await deps.list(userId));
    const first = listed.find((one) => one.submissionId === submissionId);
    if (!first) return notFound;
    const other = listed.find(({ quizId, state }) => quizId !== first.quizId && state !== 'received');
    const [source, ...others] = await Promise.all((other ? [first, other] : [first]).map((one) => sourceOf(deps, one)));
    if (!source) return notReady;
    const rest = others.filter((one) => one !== null);
    if (rest.length < others.length) return unreadable;
    const [documentId, madeAt] = [deps.newId(), deps.now().toISOString()];
    const name = shares.name ? { firstName: account.firstName, lastName: account.lastName } : null;
    const who = { name, hasBirthDate: shares.birthdate, leftOut: leftOutBy(shares) };
    const document = await deps.composeDocument(
      [source, ...rest],
      {
        site: siteAt(client.host),
        documentId,
        madeAt,
        who,
      },
      language,
    );
    const results = [source, ...rest].map(({ submission, content }) => ({
      submissionId: submission.submissionId,
      replaces: content.replaces?.id ?? null,
    }));
    const sealed = await sealBundle(deps, document, { userId, documentId, madeAt, results });
    return sealed === 'erased' ? loggedOut : { answer: { ...sealed } };
  };

/** Null for a result that does not exist or cannot be read. */
const sourceOf = async (deps: Deps, one: SubmissionSummary): Promise<DocumentSource | null> => {
  const [submission, result] = await Promise.all([deps.find(one), deps.findResult(one.userId, one.submissionId)]);
  return submission && result && result !== 'unreadable' ? { submission, content: result.content } : null;
};

const notFound = refuse('not-found', refused.resultNotHere);
const notReady = refuse('not-found', words.resultNotReady);
const unreadable = refuse('internal', words.resultUnreadable);
const loggedOut = refuse('unauthenticated', refused.pleaseLogIn);

export const makeDocumentRoute = {
  name: 'makeDocument',
  method: 'POST',
  path: '/api/results/document',
  auth: 'signed-in',
  tag: 'Results',
  summary: 'Results as one signed FHIR R4 document, with what the person chose to share',
  description:
    'This result and the newest one of the other quiz. `Bundle.signature` has a detached JWS (ES256) over the canonical JSON ' +
    '(RFC 8785) of the Bundle without its signature; the keys are at `/.well-known/jwks.json`.',
  refusals: ['not-found'],
  schemas: makeDocumentSchemas,
  throttle: { rate: 50, burst: 100 },
  addressLimit: 150,
  whoIsAffected: 'People cannot make a link or a file for their doctor; they can still print the page.',
  alarm: 'readers',
  handle: makeDocument,
} as const satisfies RouteDeclaration<'makeDocument'>;
