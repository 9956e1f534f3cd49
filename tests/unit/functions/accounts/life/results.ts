import type { Account } from '#functions/accounts/account.ts';
import { resultReceiver } from '#functions/accounts/result-receiver.ts';
import { mailWithheld } from '#functions/results/mail-withheld.ts';
import type { MailOutcome } from '#functions/results/pipeline-state.ts';
import { sendMailOnce } from '#functions/results/send-mail-once.ts';
import type { SubmissionKey } from '#functions/submissions/submission.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';
import type { LifeStores, StoredSubmission } from './stores.ts';

/** Stands for the figures of a result, and for the name that was typed with it. */
export const figureWord = 'FIGURE';
export const typedWord = 'TYPED-NAME';

/** The mails of results: the pipeline's own, and those that were held back. */
export const lifeResults = (stores: LifeStores) => {
  const { submissions, now, findAccount, sendMail, marks } = stores;
  const keyOf = ({ userId, sessionId }: SubmissionKey) => `${userId}/${sessionId}`;
  const change = (key: SubmissionKey, over: Partial<StoredSubmission>) => {
    const found = submissions.get(keyOf(key));
    if (found) submissions.set(keyOf(key), { ...found, ...over });
  };
  const daily = new Map<string, number>();
  const takeDailyMail = async (userId: string) => {
    const key = `${userId} ${now().toISOString().slice(0, 10)}`;
    daily.set(key, (daily.get(key) ?? 0) + 1);
    return (daily.get(key) ?? 0) <= 6;
  };
  const composeMail = ({ firstName }: { firstName: string }) => ({
    subject: 'Your results are ready',
    html: '',
    text: `${firstName} ${figureWord}`,
  });
  const none = async () => {};

  const send = mailWithheld({
    list: async (userId) => [...submissions.values()].filter((each) => each.userId === userId),
    findSubmission: async (key) => submissions.get(keyOf(key)) ?? null,
    findResult: async (_, submissionId) => ({
      submissionId,
      quiz_id: productQuizId,
      submittedAt: '',
      content: longevityContent,
    }),
    sendMail,
    composeMail,
    beginWithheld: async (key) => {
      if (submissions.get(keyOf(key))?.mail !== 'withheld') return 'no';
      change(key, { mail: 'sending' });
      return 'begun';
    },
    settleWithheld: async (key, mail: MailOutcome) => change(key, { mail }),
    takeDailyMail,
    isErased: async (userId) => marks.has(userId),
    now,
    watch: () => {},
  });

  /** What becomes of answers that a person sends in: the result is there at once, its mail goes or is held back. */
  const submit = async (userId: string, isCardiac: boolean): Promise<void> => {
    if (marks.has(userId)) return;
    const id = stores.newId();
    const submission: StoredSubmission = {
      userId,
      sessionId: id,
      submissionId: id.padStart(12, '0'),
      quizId: isCardiac ? cardiacQuizId : productQuizId,
      submittedAt: now().toISOString(),
      answers: {},
      answersHash: '',
      quizVersion: liveVersion,
      email: '',
      firstName: typedWord,
      state: 'scored',
    };
    submissions.set(keyOf(submission), submission);
    await sendMailOnce(
      {
        now,
        sendMail,
        takeMailTurn: async () => 'go',
        findReceiver: async (of) => resultReceiver(await findAccount(of), 'confirmed'),
        takeDailyMail,
        askToConfirm: (of) => stores.enqueue({ kind: 'results', userId: of }),
        composeMail,
        beginMail: async (of) => change(of, { mail: 'sending' }),
        settleMail: async (of, mail) => change(of, { mail }),
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
  };
  return {
    submit,
    mailWithheld: (account: Account) => send(account.userId, resultReceiver(account, 'confirmed')),
  };
};
