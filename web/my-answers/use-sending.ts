import { useRef, useState } from 'react';
import { asSessionId, type SessionId, type SubmissionId } from '#shared/contract/ids.ts';
import type { QuizId } from '#shared/derived-names.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { type Doubt, doubtsOf } from '#shared/quiz/input/plausible.ts';
import { isAccountQuestion, type Quiz } from '#shared/quiz/question.ts';
import { countAnswers, isTooFew, prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { whileSending } from '#web/api/list-gate.ts';
import { moreNeeded, type RefusalText, refusalText } from '#web/quiz/answering/refusal-text.ts';
import { noteSubmitEnded } from '#web/quiz/outbox/resend.ts';
import { requestOf, type Sent, send } from '#web/quiz/outbox/send.ts';
import { removeFromOutbox } from '#web/quiz/outbox/unsent.ts';
import { useSession } from '#web/session/session.ts';

export type Refused = Extract<DerivedEnding, { type: 'refused' }>;

type Standing =
  | { is: 'open' }
  | { is: 'sending' }
  /** An unlikely answer has to be confirmed. */
  | { is: 'asking'; doubt: Doubt }
  | { is: 'refused'; refused: Refused }
  | { is: 'waiting' }
  | { is: 'sent'; submissionId: string };

type What = Omit<Derived, 'given' | 'confirmed' | 'runId'>;

/**
 * Asks about unlikely answers, then sends all of them once and says how it ended. `draftRunId` is the run id of the draft that
 * stores them, the same in every tab.
 */
export function useSending(
  { quiz, quizId, basedOn }: What,
  given: GivenAnswers,
  onTaken: () => void,
  draftRunId?: SessionId,
) {
  const [standing, setStanding] = useState<Standing>({ is: 'open' });
  const confirmed = useRef<readonly string[]>([]);
  const [ownRunId] = useState(() => asSessionId(crypto.randomUUID()));
  /** Replaces a run id that the API has used. */
  const nextRunId = useRef<SessionId | null>(null);

  const start = async () => {
    const [doubt] = openDoubts(quiz, given, confirmed.current);
    if (doubt) return setStanding({ is: 'asking', doubt });
    const count = countAnswers(quiz, given.answers);
    if (isTooFew(count)) return setStanding({ is: 'refused', refused: tooFew(moreNeeded(count)) });
    setStanding({ is: 'sending' });
    const runId = nextRunId.current ?? draftRunId ?? ownRunId;
    const sent = { quiz, quizId, basedOn, given, confirmed: confirmed.current, runId };
    const ending = await sendDerived(sent);
    if (ending.type === 'refused' && ending.isUsedUp) nextRunId.current = asSessionId(crypto.randomUUID());
    if (ending.type === 'sent' || ending.type === 'waiting') onTaken();
    setStanding(standingAfter(ending));
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
    /** Back to the answers. */
    close: () => setStanding({ is: 'open' }),
  };
}

const openDoubts = (quiz: Quiz, given: GivenAnswers, confirmed: readonly string[]): readonly Doubt[] =>
  doubtsOf(quiz, given).filter(({ questionId }) => !confirmed.includes(questionId));

const tooFew = (message: string): Refused => ({ type: 'refused', title: 'A few more answers are needed', message });

function standingAfter(ending: DerivedEnding): Standing {
  if (ending.type === 'sent') return { is: 'sent', submissionId: ending.submissionId };
  if (ending.type === 'waiting') return { is: 'waiting' };
  return { is: 'refused', refused: ending };
}

export type Derived = {
  quiz: Quiz;
  quizId: QuizId;
  given: GivenAnswers;
  /** The submission that these answers are based on. */
  basedOn: SubmissionId;
  /** The questions whose unlikely answers the user has confirmed. */
  confirmed: readonly string[];
  /** The idempotency key: the same for every try, so that two tries are one submission. */
  runId: SessionId;
};

export type DerivedEnding =
  | { type: 'sent'; submissionId: string }
  /** It is in the outbox and will be retried. */
  | { type: 'waiting' }
  | ({ type: 'refused' } & RefusalText);

/** Sends answers that are based on an earlier submission. Returns every ending and throws nothing. */
export async function sendDerived(derived: Derived): Promise<DerivedEnding> {
  const { user } = useSession.getState();
  if (!user) return notStored;
  const { quiz, given } = derived;
  const asked = visibleQuestions(quiz, given.answers).filter((question) => !isAccountQuestion(question));
  const questions = [...asked, ...(quiz.besides ?? [])];
  const request = requestOf({ ...derived, questions, answers: prune(quiz, given.answers), typed: given.typed, user });
  const sent = await whileSending(
    () => send(request),
    ({ result }) => result.ok,
  );
  const ending = endingOf(sent);
  // The user sees these answers again and may change them, so the outbox must not send the old version.
  if (ending.type === 'refused') await removeFromOutbox(request.sessionId);
  noteSubmitEnded({ isWaiting: ending.type === 'waiting' });
  return ending;
}

function endingOf({ result, refusal, willRetry, isSentElsewhere }: Sent): DerivedEnding {
  if (result.ok) return { type: 'sent', submissionId: result.data.submissionId };
  if (refusal)
    return {
      type: 'refused',
      ...(refusalText(refusal) ?? { title: 'Your answers were not accepted', message: refusal.message }),
    };
  if (isSentElsewhere) return sentElsewhere;
  return willRetry ? { type: 'waiting' } : notStored;
}

const sentElsewhere: DerivedEnding = {
  type: 'refused',
  title: 'Sent from another tab',
  message: 'Your answers have arrived. You find the result on your dashboard.',
};

/** This browser cannot store anything, so nothing can be tried again later. */
const notStored: DerivedEnding = {
  type: 'refused',
  title: 'Not sent yet',
  message: 'Your answers could not be sent just now. Please keep this page open and try again in a moment.',
};
