import { useRef, useState } from 'react';
import * as words from '#feature-words/numbers/answers.ts';
import { asRunId, type RunId, type SubmissionId } from '#shared/contract/ids.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { isTooFew } from '#shared/quiz/enough-answers.ts';
import { type Doubt, doubtsOf } from '#shared/quiz/input/plausible.ts';
import { isAccountQuestion, type Quiz } from '#shared/quiz/question.ts';
import { countAnswers, prune } from '#shared/quiz/visible.ts';
import { moreNeeded, type RefusalText, refusalOf } from '#web/quiz/outbox/refusal-text.ts';
import { sendFromPage } from '#web/quiz/outbox/resend.ts';
import { requestOf, type Sent } from '#web/quiz/outbox/send.ts';
import { useSession } from '#web/session/session.ts';
import * as labels from '#words/labels.ts';

type Standing =
  | { is: 'open' }
  | { is: 'sending' }
  /** An unlikely answer has to be confirmed. */
  | { is: 'asking'; doubt: Doubt }
  | Ending;

/**
 * Why the answers are sent. They replace the earlier ones after a mistake, and if the user answered more of the
 * questions on the same day. After a change, both results are kept.
 */
export type Why = 'mistake' | 'more answers' | 'change';

type Ending =
  | { is: 'sent'; submissionId: string; why: Why }
  /** The answers are in the outbox and will be retried. */
  | { is: 'waiting' }
  | ({ is: 'refused' } & RefusalText);

/**
 * Asks about unlikely answers, then sends all of them once and says how it ended. `draftRunId` is the run id of the draft that
 * stores them, the same in every tab.
 */
export function useSending(
  based: Pick<Derived, 'quiz' | 'quizId' | 'basedOn'>,
  given: GivenAnswers,
  onTaken: () => void,
  draftRunId?: RunId,
) {
  const [standing, setStanding] = useState<Standing>({ is: 'open' });
  const confirmed = useRef<readonly string[]>([]);
  const [ownRunId] = useState(() => asRunId(crypto.randomUUID()));
  /** Replaces a run id that the API has used. */
  const nextRunId = useRef<RunId | null>(null);

  /** The user's reason, kept while the page asks about an unlikely answer. */
  const saidWhy = useRef<Why>('change');

  const start = async (why = saidWhy.current) => {
    saidWhy.current = why;
    const { quiz } = based;
    const doubt = doubtsOf(quiz, given).find(({ questionId }) => !confirmed.current.includes(questionId));
    if (doubt) return setStanding({ is: 'asking', doubt });
    const count = countAnswers(quiz, given.answers);
    if (isTooFew(count))
      return setStanding({ is: 'refused', title: labels.needMoreAnswers, message: moreNeeded(count) });
    setStanding({ is: 'sending' });
    const runId = nextRunId.current ?? draftRunId ?? ownRunId;
    const ending = await sendDerived({ ...based, given, confirmed: confirmed.current, why, runId });
    if (ending.is !== 'refused') onTaken();
    else if (ending.isUsedUp) nextRunId.current = asRunId(crypto.randomUUID());
    setStanding(ending);
  };
  return {
    standing,
    /** A change made now would not be sent, and would be dropped once the answers are accepted. */
    isUnderWay: standing.is === 'sending',
    start,
    confirm: (questionId: string) => {
      confirmed.current = [...confirmed.current, questionId];
      return start();
    },
    close: () => setStanding({ is: 'open' }),
  };
}

type Derived = {
  quiz: Quiz;
  quizId: QuizId;
  given: GivenAnswers;
  /** The submission that these answers are based on. */
  basedOn: SubmissionId;
  /** The questions whose unlikely answers the user has confirmed. */
  confirmed: readonly string[];
  why: Why;
  /** The idempotency key: the same for every try, so that two tries are one submission. */
  runId: RunId;
};

/** Sends answers that are based on an earlier submission. Returns every ending and throws nothing. */
export async function sendDerived(derived: Derived): Promise<Ending> {
  const { user } = useSession.getState();
  if (!user) return notStored;
  const { quiz, given } = derived;
  const asked = quiz.questions.filter((question) => !isAccountQuestion(question));
  const questions = [...asked, ...(quiz.besides ?? [])];
  const corrects = derived.why !== 'change';
  const request = requestOf({
    ...derived,
    corrects,
    questions,
    answers: prune(quiz, given.answers),
    typed: given.typed,
    user,
  });
  return endingOf(await sendFromPage(request), derived.why);
}

function endingOf({ result, refusal, willRetry, isSentElsewhere }: Sent, why: Why): Ending {
  if (result.ok) return { is: 'sent', submissionId: result.data.submissionId, why };
  if (refusal) return { is: 'refused', ...refusalOf(refusal) };
  if (isSentElsewhere) {
    return { is: 'refused', title: words.sentElsewhereTitle, message: words.sentElsewhere };
  }
  return willRetry ? { is: 'waiting' } : notStored;
}

/** This browser cannot store anything, so nothing can be tried again later. */
const notStored: Ending = {
  is: 'refused',
  title: labels.notSentYet,
  message: words.notSent,
};
