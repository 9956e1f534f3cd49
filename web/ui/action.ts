import { useState } from 'react';

/** Work that a press starts. `said` is the sentence that it ended with; blank while it is running. */
export function useAction() {
  const [state, setState] = useState({ isBusy: false, said: '' });
  const say = (said: string) => setState({ isBusy: false, said });
  const run = async (work: () => Promise<string>) => {
    setState({ isBusy: true, said: '' });
    say(await work());
  };
  return { ...state, say, run };
}
