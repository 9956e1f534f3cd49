import { randomBytes, randomUUID } from 'node:crypto';
import { siteCalls } from '#functions/adapters/site-calls.ts';
import { openApiPath } from '#functions/openapi/document.ts';
import { answerOf, journey } from '#functions/probe/run-probe.ts';
import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';

type Journey = (siteUrl: string, call: Call) => Promise<void>;

/** The journeys. All of them run, whatever else fails, so that one run reports everything. */
const all: Readonly<Record<string, Journey>> = {
  'the home page loads with its security headers, scripts and styles': async (siteUrl) => {
    const home = await pageOf(siteUrl, '/');
    for (const file of filesNamedIn(home)) await fileOf(siteUrl, file);
  },
  'a page of the app loads by its address, and a missing file answers 404': async (siteUrl) => {
    await pageOf(siteUrl, '/dashboard');
    await fileOf(siteUrl, '/assets/not-there.js', 404);
  },
  'the public signing keys and the description of the API are published': async (siteUrl) => {
    const { keys } = await answerOf(siteCalls(siteUrl))('getSigningKeys', {});
    if (keys.length === 0) throw new Error('There is no key.');
    await fileOf(siteUrl, openApiPath);
  },
  'a user registers, sends a quiz, reads the result and erases the account': (siteUrl, { pause }) =>
    journey(
      { ask: siteCalls(siteUrl), pause: async (milliseconds) => void (await pause(milliseconds)), newId: randomUUID },
      { email: addressOfOurs(), password: randomBytes(18).toString('base64url') },
    ),
};

/** SES's mailbox simulator: it accepts every mail, and none counts as a bounce or against the daily quota. */
const addressOfOurs = (): string => `success+journey-${randomBytes(6).toString('hex')}@simulator.amazonses.com`;

export const journeys: Command = {
  word: 'journeys',
  does: 'uses a deployed site as a user does: opens one account with invented answers, and erases it',
  examples: ['npm run ops -- journeys --stage dev', 'npm run ops -- journeys --url http://localhost:3000'],
  options: {
    stage: option.stage,
    url: { value: 'address', does: 'the site’s address instead of a stage’s; then no AWS credentials are needed' },
  },
  run: async (call) => {
    const siteUrl = call.text('url') ?? (await readOutputs(call.stage)).get('SiteAddress');
    if (!/^https?:\/\/[^/]+\/?$/.test(siteUrl))
      throw new UsageError(
        `--url is ${siteUrl}. It has to be the address of a site, such as https://quiz.example.com.`,
      );
    call.print(`${siteUrl}:`);
    let failed = 0;
    for (const [name, take] of Object.entries(all)) {
      const reason = await take(siteUrl, call).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (reason !== null) failed++;
      call.print(reason === null ? `✓ ${name}` : `✗ ${name}: ${reason}`);
    }
    if (failed > 0) throw new Error(`${failed} of ${Object.keys(all).length} journeys failed.`);
  },
};

/** Longer than CloudFront's timeout for any of these. */
const patienceMilliseconds = 30_000;

/**
 * The headers that every page must have, from `web/build/headers.ts`. Without them a browser has no protection against
 * injected scripts.
 */
const securityHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** Reads a file of the site. Throws a sentence if the status is not the wanted one. */
export async function fileOf(siteUrl: string, path: string, wanted = 200): Promise<{ text: string; headers: Headers }> {
  const response = await fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(patienceMilliseconds) });
  const text = await response.text();
  if (response.status !== wanted) throw new Error(`${path} answered ${response.status}, not ${wanted}.`);
  return { text, headers: response.headers };
}

/** Reads a page. Throws a sentence unless it is HTML with all security headers. */
export async function pageOf(siteUrl: string, path: string): Promise<string> {
  const { text, headers } = await fileOf(siteUrl, path);
  if (!headers.get('content-type')?.startsWith('text/html')) throw new Error(`${path} is not an HTML page.`);
  const missing = securityHeaders.filter((name) => !headers.has(name));
  if (missing.length > 0) throw new Error(`${path} lacks the headers ${missing.join(', ')}.`);
  return text;
}

/** The scripts, styles and pictures that a page loads from its own site. */
export const filesNamedIn = (page: string): string[] => [
  ...new Set([...page.matchAll(/\b(?:src|href)="(\/[^"/?#][^"?#]*\.\w+)"/g)].flatMap(([, path]) => path ?? [])),
];
