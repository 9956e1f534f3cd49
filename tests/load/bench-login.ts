import { randomUUID } from 'node:crypto';
import { startTestStack } from '../support/stack.ts';

// `npm run bench:login`: whether response times reveal which addresses have an account. Each figure is a median over ACCOUNTS
// different addresses, known and unknown ones in turn, so that a busy machine slows both alike. Every call has a different
// network address. Printed and never asserted.

const accounts = Number(process.env.ACCOUNTS ?? 400);

const stack = await startTestStack();
let networks = 0;

/** Status and time of an answer, in ms. */
const timed = async (path: string, body: object) => {
  networks += 1;
  const from = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  const headers = {
    'content-type': 'application/json',
    'x-local-key': stack.localKey(),
    'x-local-address': from,
  };
  const begin = performance.now();
  const response = await fetch(`${stack.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return { ms: performance.now() - begin, status: response.status };
};
type Timed = Awaited<ReturnType<typeof timed>>;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const newAddress = () => `${randomUUID()}@example.com`;
const password = 'right horse battery';

const known: string[] = [];
for (let made = 0; made < accounts; made += 1) {
  const email = newAddress();
  const { status } = await timed('/api/auth/register', { email, password });
  if (status !== 201) throw new Error(`Registering answered ${status}.`);
  known.push(email);
}

const compare = async (what: string, path: string, bodyFor: (email: string) => object) => {
  const calls: { known: Timed[]; unknown: Timed[] } = { known: [], unknown: [] };
  for (const email of known) {
    calls.known.push(await timed(path, bodyFor(email)));
    calls.unknown.push(await timed(path, bodyFor(newAddress())));
  }
  const [one, other] = [calls.known, calls.unknown].map((each) => median(each.map(({ ms }) => ms)));
  const statuses = (each: readonly Timed[]) => [...new Set(each.map(({ status }) => status))].join('/');
  console.log(
    `${what}: known ${one?.toFixed(1)} ms (${statuses(calls.known)}), unknown ${other?.toFixed(1)} ms ` +
      `(${statuses(calls.unknown)}), difference ${Math.abs((one ?? 0) - (other ?? 0)).toFixed(1)} ms`,
  );
};

console.log(`Medians over ${accounts} known and ${accounts} unknown addresses:`);
await compare('log in with a wrong password', '/api/auth/login', (email) => ({
  email,
  password: 'wrong horse battery',
}));
await compare('ask for help with logging in', '/api/auth/help', (email) => ({ email }));
await compare('reset with a wrong code', '/api/auth/reset', (email) => ({
  email,
  request: 'none',
  code: 'AAAAAAAAAA',
  password: 'fresh horse battery',
}));
await compare('register with another password', '/api/auth/register', (email) => ({
  email,
  password: 'other horse battery',
}));
await stack.stop();
