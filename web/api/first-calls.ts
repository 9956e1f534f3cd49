import { matchPath } from 'react-router-dom';
import { meQuery, submissionsQuery } from './account.ts';
import { queryClient } from './query-client.ts';
import { resultQuery } from './use-result.ts';

export { followAccount } from './account.ts';

// Loaded at the start, when somebody is signed in. What the page of this address asks for first is asked now, before its own
// code has come; it then finds the answer, or waits for the same call. A failure is the page's own: it asks again.
const { submissionId } = matchPath('/results/:submissionId', location.pathname)?.params ?? {};
if (submissionId) void queryClient.prefetchQuery(resultQuery(submissionId));
void queryClient.prefetchQuery(meQuery);
void queryClient.prefetchQuery(submissionsQuery);
