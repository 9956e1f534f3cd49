import { useRef, useState } from 'react';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { liveVersion, type QuizId } from '#shared/derived-names.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { type Doubt, doubtsOf } from '#shared/quiz/input/plausible.ts';
import { isAccountQuestion, type Quiz } from '#shared/quiz/question.ts';
import { countAnswers, isTooFew, prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { whileSending } from '#web/api/list-gate.ts';
import { type RefusalText, refusalText } from '#web/quiz/answering/refusal-text.ts';
import { noteSubmitEnded } from '#web/quiz/outbox/resend.ts';
import { type Sent, send } from '#web/quiz/outbox/send.ts';
import { removeFromOutbox } from '#web/quiz/outbox/unsent.ts';
import { moreNeeded } from '#web/quiz/screens/more-needed.ts';
import { useSession } from '#web/session/session.ts';

export type Derived = {
  quiz: Quiz;
  quizId: QuizId;
  given: GivenAnswers;
  /** The submission that it started from. */
  basedOn: string;
  /** The questions whose unlikely answers the person has confirmed. */
  confirmed: readonly string[];
  /** The same for every try, so that two tries are one submission. */
  runId: string;
};

export type DerivedEnding =
  | { type: 'sent'; submissionId: string }
  /** It waits in the outbox and will be tried again. */
  | { type: 'waiting' }
  | ({ type: 'refused' } & RefusalText);

/** Sends answers that started from an earlier submission. It returns every ending and throws nothing. */
export async function sendDerived(derived: Derived): Promise<DerivedEnding> {
  const { user } = useSession.getState();
  if (!user) return notStored;
  const request = toRequest(derived, user);
  const sent = await whileSending(
    () => send(request),
    ({ result }) => result.ok,
  );
  const ending = endingOf(sent);
  // The person sees these answers again and may change them, so the outbox must not send the old version by itself.
  if (ending.type === 'refused') await removeFromOutbox(request.sessionId);
  noteSubmitEnded({ isWaiting: ending.type === 'waiting' });
  return ending;
}

type Contact = { id: string; email: string; firstName: string; lastName: string };

function toRequest(derived: Derived, { id, email, firstName, lastName }: Contact): RepeatableRequest {
  const { quiz, quizId, given, basedOn, confirmed, runId } = derived;
  const kept = prune(quiz, given.answers);
  const asked = visibleQuestions(quiz, given.answers).filter((question) => !isAccountQuestion(question));
  return {
    userId: id,
    quizId,
    quizVersion: liveVersion,
    submittedAnswers: [...asked, ...(quiz.besides ?? [])].flatMap((question) => {
      const value = kept[question.id];
      const typed = given.typed[question.id];
      if (value === undefined) return [];
      return [{ questionId: question.id, questionText: question.text, value, ...(typed && { typed }) }];
    }),
    contact: { email, firstName, lastName },
    sessionId: runId,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    basedOn,
    ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
  };
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

export type Refused = Extract<DerivedEnding, { type: 'refused' }>;

type Standing =
  | { is: 'open' }
  | { is: 'sending' }
  /** An unlikely answer waits for a yes. */
  | { is: 'asking'; doubt: Doubt }
  | { is: 'refused'; refused: Refused }
  | { is: 'waiting' }
  | { is: 'sent'; submissionId: string };

type What = Omit<Derived, 'given' | 'confirmed' | 'runId'>;

/**
 * Sends answers once, asks about unlikely ones before, and says what came of it. `draftRunId` is the run of the draft that they
 * are kept in, the same in every tab.
 */
export function useSending(
  { quiz, quizId, basedOn }: What,
  given: GivenAnswers,
  onTaken: () => void,
  draftRunId?: string,
) {
  const [standing, setStanding] = useState<Standing>({ is: 'open' });
  const confirmed = useRef<readonly string[]>([]);
  const [ownRunId] = useState(() => crypto.randomUUID() as string);
  /** In place of one that is used up. */
  const nextRunId = useRef<string | null>(null);

  const start = async () => {
    const [doubt] = openDoubts(quiz, given, confirmed.current);
    if (doubt) return setStanding({ is: 'asking', doubt });
    const count = countAnswers(quiz, given.answers);
    if (isTooFew(count)) return setStanding({ is: 'refused', refused: tooFew(moreNeeded(count)) });
    setStanding({ is: 'sending' });
    const runId = nextRunId.current ?? draftRunId ?? ownRunId;
    const sent = { quiz, quizId, basedOn, given, confirmed: confirmed.current, runId };
    const ending = await sendDerived(sent);
    if (ending.type === 'refused' && ending.isUsedUp) nextRunId.current = crypto.randomUUID();
    if (ending.type === 'sent' || ending.type === 'waiting') onTaken();
    setStanding(standingAfter(ending));
  };
  return {
    standing,
    /** What would be changed now is left out of what is being sent, and dropped once that is taken. */
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
