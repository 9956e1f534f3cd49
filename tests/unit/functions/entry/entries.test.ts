import { readdirSync } from 'node:fs';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler as preTokenGeneration } from '#functions/entry/pre-token-generation.ts';
import { type RouteName, routeNames, routes } from '#shared/contract/routes.ts';
import { event } from '#tests/unit/functions/fakes.ts';

type Entry = { handler: (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2> };

/** A missing route is a compile error. */
const entries: Readonly<Record<RouteName, () => Promise<Entry>>> = {
  login: () => import('#functions/entry/login.ts'),
  register: () => import('#functions/entry/register.ts'),
  refresh: () => import('#functions/entry/refresh.ts'),
  logout: () => import('#functions/entry/logout.ts'),
  logoutEverywhere: () => import('#functions/entry/logout-everywhere.ts'),
  confirmByLink: () => import('#functions/entry/confirm-by-link.ts'),
  declineAddress: () => import('#functions/entry/decline-address.ts'),
  confirmAddress: () => import('#functions/entry/confirm-address.ts'),
  sendConfirmation: () => import('#functions/entry/send-confirmation.ts'),
  help: () => import('#functions/entry/help.ts'),
  reset: () => import('#functions/entry/reset.ts'),
  undoAddress: () => import('#functions/entry/undo-address.ts'),
  getAccount: () => import('#functions/entry/get-account.ts'),
  changePassword: () => import('#functions/entry/change-password.ts'),
  changeAddress: () => import('#functions/entry/change-address.ts'),
  changeProfile: () => import('#functions/entry/change-profile.ts'),
  giveConsent: () => import('#functions/entry/give-consent.ts'),
  getMe: () => import('#functions/entry/get-me.ts'),
  setReminder: () => import('#functions/entry/set-reminder.ts'),
  showReminderOff: () => import('#functions/entry/show-reminder-off.ts'),
  turnReminderOff: () => import('#functions/entry/turn-reminder-off.ts'),
  eraseMe: () => import('#functions/entry/erase-me.ts'),
  exportMe: () => import('#functions/entry/export-me.ts'),
  listSubmissions: () => import('#functions/entry/list-submissions.ts'),
  getSubmission: () => import('#functions/entry/get-submission.ts'),
  createSubmission: () => import('#functions/entry/create-submission.ts'),
  noteChecked: () => import('#functions/entry/note-checked.ts'),
  getSigningKeys: () => import('#functions/entry/get-signing-keys.ts'),
  getFhirDefinition: () => import('#functions/entry/get-fhir-definition.ts'),
  savePlan: () => import('#functions/entry/save-plan.ts'),
  getResult: () => import('#functions/entry/get-result.ts'),
  createLink: () => import('#functions/entry/create-link.ts'),
  listLinks: () => import('#functions/entry/list-links.ts'),
  closeLink: () => import('#functions/entry/close-link.ts'),
  keepLink: () => import('#functions/entry/keep-link.ts'),
  openLink: () => import('#functions/entry/open-link.ts'),
  getLinkFile: () => import('#functions/entry/get-link-file.ts'),
  putHandoff: () => import('#functions/entry/put-handoff.ts'),
  takeHandoff: () => import('#functions/entry/take-handoff.ts'),
};

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

beforeAll(() => {
  const tables = [
    'ACCOUNTS_TABLE',
    'ERASED_TABLE',
    'LIMITS_TABLE',
    'LINKS_TABLE',
    'SUBMISSIONS_TABLE',
    'RESULTS_TABLE',
  ];
  for (const name of [
    ...tables,
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
    'SERVER_KEY',
    'SIGNING_KEYS',
    'RESULT_QUEUE_URL',
    'EFFECT_QUEUE_URL',
    'ACCOUNT_QUEUE_URL',
    'RECALL_QUEUE_URL',
  ])
    vi.stubEnv(name, 'not-asked');
  vi.stubEnv('WAITING_SHARDS', '4');
  vi.stubEnv('UNUSED_ACCOUNT_MONTHS', '36');
  vi.stubEnv('UNUSED_ACCOUNTS_PER_DAY', '200');
  vi.stubEnv('TOKEN_ISSUER', 'http://127.0.0.1:9');
  vi.stubEnv('AWS_REGION', 'eu-west-1');
});
afterAll(() => vi.unstubAllEnvs());

test('every route has an entry, and every other entry is a worker', () => {
  const files = readdirSync(new URL('../../../../functions/entry', import.meta.url)).map((file) =>
    file.replace('.ts', ''),
  );
  const workers = [
    'recall-results',
    'back-up-users',
    'generate-results',
    'handle-account-jobs',
    'pre-token-generation',
    'record-mail-event',
    'run-probe',
    'send-effects',
    'sweep-waiting',
  ];
  expect(files.toSorted()).toEqual([...routeNames.map(kebabCase), ...workers].toSorted());
});

/** This one takes nothing that could be wrong, so it calls KMS at once. */
const takesNothing: RouteName = 'getSigningKeys';

test.each(routeNames.filter((name) => name !== takesNothing))(
  '%s asks for a token or for our own site if, and only if, its route says so, before it calls anything',
  async (name) => {
    const { handler } = await entries[name]();
    const response = await handler(event({ rawBody: 'no JSON', headers: { authorization: '' } }));
    const status = { public: 400, 'own-site': 403, 'signed-in': 401 };
    expect(response.statusCode).toBe(status[routes[name].auth]);
  },
);

test('the token trigger adds the claim userId, which is the id of the account', async () => {
  const asked = { request: { userAttributes: { sub: 'user-1', email: 'ada@example.com' } }, response: {} };
  const answer = await preTokenGeneration(asked as never, {} as never, () => {});
  expect(answer).toMatchObject({
    response: { claimsOverrideDetails: { claimsToAddOrOverride: { userId: 'user-1' } } },
  });
});

test('the token trigger refuses to make a token for nobody', async () => {
  const asked = { request: { userAttributes: {} }, response: {} };
  await expect(preTokenGeneration(asked as never, {} as never, () => {})).rejects.toThrow('a user without');
});
