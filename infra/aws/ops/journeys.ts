/** `npm run journeys -- --stage dev`: uses a deployed site as people do, and says what works. */
import { randomBytes, randomUUID } from 'node:crypto';
import { siteCalls } from '#functions/adapters/site-calls.ts';
import { answerOf } from '#functions/probe/ask.ts';
import { journey } from '#functions/probe/walks.ts';
import { openApiPath } from '#shared/contract/openapi/document.ts';
import { type Command, type Given, stageOf, stageOption, type Terminal, UsageError } from './command.ts';
import { runIfStarted } from './run-command.ts';
import { fileOf, filesNamedIn, pageOf } from './site-files.ts';
import { readOutputs } from './stage-outputs.ts';

type Journey = (siteUrl: string, terminal: Terminal) => Promise<void>;

/** Each has to end well, whatever else fails: one run tells everything. */
const all: Readonly<Record<string, Journey>> = {
  'the first page comes, with its safety headers, its scripts and its styles': async (siteUrl) => {
    const home = await pageOf(siteUrl, '/');
    for (const file of filesNamedIn(home)) await fileOf(siteUrl, file);
  },
  'a page of the app comes by its address, and a file that is not there is missing': async (siteUrl) => {
    await pageOf(siteUrl, '/dashboard');
    await fileOf(siteUrl, '/assets/not-there.js', 404);
  },
  'what the software of others reads is there: the keys of signatures, the description of the API': async (siteUrl) => {
    const { keys } = await answerOf(siteCalls(siteUrl))('getSigningKeys', {});
    if (keys.length === 0) throw new Error('There is no key.');
    await fileOf(siteUrl, openApiPath);
  },
  'somebody registers, sends a quiz, reads the result, erases everything, and is known no more': (siteUrl, { pause }) =>
    journey(
      { ask: siteCalls(siteUrl), pause: async (milliseconds) => void (await pause(milliseconds)), newId: randomUUID },
      { email: addressOfOurs(), password: randomBytes(18).toString('base64url') },
    ),
};

/** SES's own mailbox takes every mail, and no mail to it counts as bounced or for the quota of a day. */
const addressOfOurs = (): string => `success+journey-${randomBytes(6).toString('hex')}@simulator.amazonses.com`;

async function run(given: Given, terminal: Terminal): Promise<void> {
  const siteUrl = given.text('url') ?? (await readOutputs(stageOf(journeys, given))).get('SiteAddress');
  if (!/^https?:\/\/[^/]+\/?$/.test(siteUrl))
    throw new UsageError(`--url is ${siteUrl}. It has to be the address of a site, such as https://quiz.example.com.`);
  terminal.print(`${siteUrl}:`);
  let failed = 0;
  for (const [name, take] of Object.entries(all)) {
    const reason = await take(siteUrl, terminal).then(() => null, reasonOf);
    if (reason !== null) failed++;
    terminal.print(reason === null ? `✓ ${name}` : `✗ ${name}: ${reason}`);
  }
  if (failed > 0) throw new Error(`${failed} of ${Object.keys(all).length} journeys failed.`);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const journeys: Command = {
  word: 'journeys',
  does: 'uses a deployed site as people do; opens one account with invented answers, and erases it',
  examples: ['npm run journeys -- --stage dev', 'npm run journeys -- --url http://localhost:3000'],
  options: {
    stage: stageOption,
    url: { value: 'address', does: 'the site’s address instead of a stage’s; then no AWS credentials are needed' },
  },
  run,
};

await runIfStarted(journeys, import.meta.url);
