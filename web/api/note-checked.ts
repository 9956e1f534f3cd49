import type { Checked } from '#shared/contract/headline.ts';
import { refreshAccount } from './account.ts';
import { call } from './call.ts';
import type { CallResult } from './calls.ts';
import { queryClient } from './query-client.ts';
import { resultQuery } from './use-result.ts';

/** Stores all that the person says under a result's notices. The open page and the list follow. */
export async function noteChecked(submissionId: string, said: Omit<Checked, 'at'>): Promise<CallResult<Checked>> {
  const noted = await call('noteChecked', { submissionId, ...said });
  if (noted.ok) {
    queryClient.setQueryData(
      resultQuery(submissionId).queryKey,
      (result) => result && { ...result, checked: noted.data },
    );
    void refreshAccount({ isStale: true });
  }
  return noted;
}
