import { useRef } from 'react';
import { noPace, type Pace, timeLeft, withScreen } from '#shared/quiz/pace.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import type { QuizState } from '#shared/quiz/state.ts';

/** A clock that nobody can set back in the middle of a quiz, in milliseconds. */
const monotonic = () => performance.now();

/** 'about 4 minutes left', from this person's own pace on this visit; blank where no question shows. */
export function useTimeLeft(quiz: Quiz, state: QuizState, now: () => number = monotonic): string {
  const seen = useRef<{ position: number; since: number; pace: Pace }>(undefined);
  seen.current ??= { position: state.currentQuestion, since: now(), pace: noPace };
  const { position, since, pace } = seen.current;
  if (position !== state.currentQuestion) {
    const isForward = state.currentQuestion > position && state.check === null;
    const next = isForward ? withScreen(pace, (now() - since) / 1000) : pace;
    seen.current = { position: state.currentQuestion, since: now(), pace: next };
  }
  return timeLeft(quiz, state, seen.current.pace);
}
