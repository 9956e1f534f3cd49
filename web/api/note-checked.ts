import type { Checked } from '#shared/contract/headline.ts';
import { refreshAccount } from './account.ts';
import { call } from './call.ts';
import type { CallResult } from './calls.ts';
import { queryClient } from './query-client.ts';
import { resultQuery } from './use-result.ts';

/** Stores what the person says under a result's notice. The open page and the list follow. */
export async function noteChecked(submissionId: string, answer: Checked['answer']): Promise<CallResult<Checked>> {
  const noted = await call('noteChecked', { submissionId, answer });
  if (noted.ok) {
    queryClient.setQueryData(
      resultQuery(submissionId).queryKey,
      (result) => result && { ...result, checked: noted.data },
    );
    void refreshAccount({ isStale: true });
  }
  return noted;
}
