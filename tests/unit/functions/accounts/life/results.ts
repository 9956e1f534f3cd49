import { resultReceiver } from '#functions/accounts/account.ts';
import { reopenDeferred, sendMailOnce } from '#functions/results/send-mail-once.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import { asRunId, asSubmissionId, type UserId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import { cardiacQuizId, liveVersion, productQuizId } from '#shared/derived-names.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';
import type { LifeStores, StoredSubmission } from './stores.ts';

/** Stand for a result's figures, and for the name that was typed with it. */
export const figureWord = 'FIGURE';
export const typedWord = 'TYPED-NAME';

/** The mails of results: the pipeline's own, and those that were deferred. */
export const lifeResults = (stores: LifeStores) => {
  const { submissions, now, findAccount, sendMail, marks } = stores;
  const keyOf = ({ userId, runId }: SubmissionKey) => `${userId}/${runId}`;
  const change = (key: SubmissionKey, over: Partial<StoredSubmission>) => {
    const found = submissions.get(keyOf(key));
    if (found) submissions.set(keyOf(key), { ...found, ...over });
  };
  const daily = new Map<string, Set<string>>();
  const consumeDailyMail = async ({ userId, submissionId }: StoredSubmission) => {
    const key = `${userId} ${now().toISOString().slice(0, 10)}`;
    const counted = daily.get(key) ?? new Set();
    if (counted.size < 6) daily.set(key, counted.add(submissionId));
    return counted.has(submissionId);
  };
  const composeMail = ({ firstName }: { firstName: string }) => ({
    subject: 'Your results are ready',
    html: '',
    text: `${firstName} ${figureWord}`,
  });
  const none = async () => {};

  const sendOnce = (submission: StoredSubmission): Promise<unknown> =>
    sendMailOnce(
      {
        now,
        sendMail,
        takeMailTurn: async () => 'go',
        findReceiver: async (of) => resultReceiver(await findAccount(of), 'confirmed'),
        consumeDailyMail,
        askToConfirm: (of) => stores.enqueue({ kind: 'results', userId: of }),
        composeMail,
        beginMail: async (of) => change(of, { mail: 'sending' }),
        settleMail: async (of, mail) => change(of, { mail, state: 'mailed' }),
        undoBeginMail: none,
        pause: none,
        watch: {
          ...{ scored: none, mail: none, webhook: none, signature: none },
          ...{ finished: none, notEnqueued: none, leaseNotReleased: none },
        },
      },
      { ...submission, claims: 1, leaseOwner: 'me' },
      longevityContent,
    );

  const reopen = reopenDeferred({
    list: async (userId) => [...submissions.values()].filter((each) => each.userId === userId),
    reopenMail: async (key) => {
      const found = submissions.get(keyOf(key));
      if (found?.mail !== 'deferred') return 'not-deferred';
      const { mail: _mail, ...rest } = found;
      submissions.set(keyOf(key), { ...rest, state: 'scored' });
      return 'reopened';
    },
    // The worker of effects runs at once. It stops at the mark of an erasure, as its lease requires.
    enqueue: async (job) => {
      const found = submissions.get(keyOf(job));
      if (found && !marks.has(job.userId)) await sendOnce(found);
    },
    now,
  });

  /** A submission's outcome: the result is ready at once, its mail is sent or deferred. */
  const submit = async (userId: UserId, isCardiac: boolean): Promise<void> => {
    if (marks.has(userId)) return;
    const id = asRunId(stores.newId());
    const submission: StoredSubmission = {
      userId,
      runId: id,
      submissionId: asSubmissionId(id.padStart(12, '0')),
      quizId: isCardiac ? cardiacQuizId : productQuizId,
      submittedAt: now().toISOString(),
      answers: {},
      answersHash: '',
      quizVersion: liveVersion,
      language: defaultLanguage,
      email: '',
      firstName: typedWord,
      state: 'scored',
    };
    submissions.set(keyOf(submission), submission);
    await sendOnce(submission);
  };
  return {
    submit,
    reopenDeferred: reopen,
  };
};
