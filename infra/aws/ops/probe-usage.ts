import type { Use } from './use.ts';

/** Paid only by a stage with one. */
export const probeLine = 'Probe';

const looks = 30 * 24 * 12;
const journeys = 30 * 24;
/** Log in, list, read, log out; register, send, ask for the result some times, read, erase, and be refused. */
const calls = looks * 4 + journeys * 12;
const unitsOfJourney = 80;

export const probePerMonth: Use[] = [
  {
    line: probeLine,
    price: 'user',
    amount: journeys,
    because: `only with probe: ${journeys} accounts a month, erased at once (Cognito’s first 10,000 are free)`,
  },
  { line: probeLine, price: 'secret', amount: 1, because: 'its key' },
  { line: probeLine, price: 'mail', amount: 2 * journeys, because: '2 mails each to SES’s own mailbox' },
  { line: probeLine, price: 'apiRequest', amount: calls, because: `${calls} calls` },
  { line: probeLine, price: 'lambdaRequest', amount: calls + looks + journeys, because: 'a function for each' },
  // 256 MB: a look waits for two seconds, a journey for ten; and the functions that it calls.
  {
    line: probeLine,
    price: 'lambdaGbSecond',
    amount: 0.25 * (2 * looks + 10 * journeys) + 0.5 * 0.033 * calls,
    because: 'that wait for answers',
  },
  { line: probeLine, price: 'dynamoWrite', amount: unitsOfJourney * journeys + 4 * looks, because: 'and their writes' },
];
