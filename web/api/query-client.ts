import { QueryClient } from '@tanstack/react-query';
import type { CallResult } from './calls.ts';

/** The gap that the specification asks for between two fetches of the same thing. */
const freshMs = 5000;

/**
 * Shares concurrent calls and keeps the gap. It is handed to the hooks directly and not through a provider, so that a
 * visitor who isn't signed in never downloads the query library.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: (failures, error) => failures < 1 && (!(error instanceof CallFailed) || error.isWorthRetrying),
      retryDelay: freshMs, // the gap holds after a failure too
    },
  },
});

/** A call that failed, in the form that queries expect. The message is for the console: nothing personal. */
export class CallFailed extends Error {
  readonly isWorthRetrying: boolean;

  constructor(route: string, failure: Extract<CallResult<unknown>, { ok: false }>) {
    super(`${route} failed: ${failure.reason === 'refused' ? failure.status : 'no answer'}`);
    this.name = 'CallFailed';
    this.isWorthRetrying = failure.reason === 'network' || failure.status >= 500;
  }
}
