import { useReducer, useRef } from 'react';

/**
 * The state that a component has for one question: with the next one it begins anew, though the component stays. A change is
 * merged into it; one for a question that was left shows nowhere.
 */
export function useStateOf<State extends object>(questionId: string, first: () => State) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const ref = useRef<{ questionId: string; state: State }>(undefined);
  if (ref.current?.questionId !== questionId) ref.current = { questionId, state: first() };
  const own = ref.current;
  const change = (changed: Partial<State>) => {
    own.state = { ...own.state, ...changed };
    drawAgain();
  };
  return [own.state, change] as const;
}
