import type { CreateAccountEnding, NewPerson } from '#functions/accounts/register.ts';
import type { Measure } from '#functions/edge/metrics.ts';

type CreateAccount = (person: NewPerson) => Promise<CreateAccountEnding>;

/** Counts each account that a person made, for the alarm about many of them. */
export const countAccounts =
  (create: CreateAccount, measure: Measure, isProbe: (email: string) => boolean): CreateAccount =>
  async (person) => {
    const ending = await create(person);
    if (ending === 'created' && !isProbe(person.email)) measure('Registered');
    return ending;
  };
