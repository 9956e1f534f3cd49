import { useRef, useState } from 'react';
import { countAnswers, isTooFew } from '#shared/quiz/count.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import { type Doubt, doubtsOf } from '#shared/quiz/input/plausible.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { moreNeeded } from '../quiz/screens/more-needed.ts';
import { type Derived, type DerivedEnding, sendDerived } from './send-derived.ts';

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
