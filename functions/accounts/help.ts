import type { Handler } from '#functions/edge/outcome.ts';
import type { AccountJob } from '#shared/contract/messages.ts';
import { normalEmail } from './person.ts';
import type { TryLimits } from './try-limits.ts';

export type HelpDeps = {
  /** Keeps the address for the worker for a while, and answers with the id of the request, which says nothing about it. */
  saveHelp: (newId: string, email: string, now: Date) => Promise<string>;
  enqueue: (job: AccountJob) => Promise<void>;
  tries: Pick<TryLimits, 'network'>;
  newId: () => string;
  now: () => Date;
};

/** Longer than any address. */
const maxEmailLength = 254;

/** 'Trouble logging in?': the same answer in the same time for every address. Only the mailbox sees whether there is an account. */
export const help =
  ({ saveHelp, enqueue, tries, newId, now }: HelpDeps): Handler<'help'> =>
  async ({ body, client }) => {
    const tooMany = await tries.network('login', client.network);
    if (tooMany) return tooMany;
    const requestId = await saveHelp(newId(), normalEmail(body.email).slice(0, maxEmailLength), now());
    await enqueue({ kind: 'help', requestId });
    return { answer: {} };
  };
