import { useCallback, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import type { Answer } from '../api/read-answer.ts';

export type AccountDetails = Answer<'getAccount'>;

/** What the account page shows; null while it loads. Call `reload` after a change, because the server knows best. */
export function useAccountDetails() {
  const [state, setState] = useState({ account: null as AccountDetails | null, hasFailed: false });
  const reload = useCallback(async () => {
    const result = await call('getAccount', undefined);
    setState(({ account }) => (result.ok ? { account: result.data, hasFailed: false } : { account, hasFailed: true }));
  }, []);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...state, reload };
}
