import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { HttpLambda } from '#functions/edge/http.ts';
import { type EdgePorts, lambdaOf } from '#functions/edge/lambda.ts';
import type { Port } from '#functions/edge/rights.ts';
import type { Endpoint } from '#functions/edge/route.ts';
import { endpoints } from '#functions/endpoints.ts';
import { openApiDocument } from '#functions/openapi/document.ts';
import * as accountPorts from '#functions/ports/account-ports.ts';
import * as basePorts from '#functions/ports/base-ports.ts';
import * as dataPorts from '#functions/ports/data-ports.ts';
import { edgePorts } from '#functions/ports/edge-ports.ts';
import * as quizPorts from '#functions/ports/fhir.ts';
import * as documentPorts from '#functions/ports/person-export.ts';
import * as personalPorts from '#functions/ports/personal-data.ts';
import { type ErrorBody, problems } from '#shared/contract/errors.ts';
import { type RouteName, routeNames, routes } from '#shared/contract/routes.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { isTooFew } from '#shared/quiz/enough-answers.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { countAnswers } from '#shared/quiz/visible.ts';
import { featureFakes, featurePorts, honestRequests } from '#tests/features/api.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { contractBreaks } from '#tests/support/contract-check.ts';
import { arbitraryOf } from '#tests/support/openapi-schemas.ts';
import { runs } from '#tests/support/random.ts';
import { submissionRequest } from '#tests/support/submissions.ts';
import { account, caller, event, fakeAccounts, fakeOutput, fakeSubmissions, openSeal } from './fakes.ts';

// The API responds to any request with a sentence and a code, never breaks, and neither repeats nor logs the request's
// content. Every typed text here contains a canary, and so does every wild number.

const canary = 'Kanarie';
const canaryNumber = 918273645;
/** For each kind of body. */
const bodiesOfEachKind = runs(7000);

const wildText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '<script>',
    "'; --",
    '\u0000',
    '\ud800',
    '{{7*7}}',
    '%s%n',
    '../../etc',
    '__proto__',
    '1e999',
    '=1+1',
  ),
);
const text = wildText.map((tail) => `${canary}${tail}`);
const longText = fc.integer({ min: 2000, max: 40_000 }).map((length) => canary.padEnd(length, 'x'));
const number = fc.constantFrom(canaryNumber, -canaryNumber, canaryNumber + 0.5, 9.18273645e300, -0);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    longText,
    number,
    fc.constantFrom(null, true, false, 0, [], {}),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom('email', 'value', 'length', 'toString', 'ft')), tie('any'), {
      maxKeys: 4,
    }),
  ),
})).any;

const openApi = openApiDocument();
const output = fakeOutput();
const { log, measure } = output;
const submissions = fakeSubmissions();
const now = () => new Date('2026-01-15T12:00:00Z');
const accounts = fakeAccounts(account);
const nothing = async () => {};
const allowed = async () => ({ allowed: true as const });
const signedIn = { signInId: 'session-1', email: caller.email, firstName: 'Ada', lastName: '' };

const ports = {
  ...accountPorts,
  ...basePorts,
  ...dataPorts,
  ...quizPorts,
  ...documentPorts,
  ...personalPorts,
  ...featurePorts,
};

/** Each port in memory. A port without a fake does not compile. */
const fakes: Readonly<Record<keyof typeof ports, unknown>> = {
  ...accounts,
  ...submissions,
  log,
  measure,
  now,
  newUuid: () => 'proof-1',
  newUlid: submissions.newId,
  sessionKeys: ['key'],
  hash: (purpose: string, subject: string) => `${purpose} ${subject}`,
  deviceSeal: openSeal,
  hashCode: (id: string, code: string) => `hash of ${code} in ${id}`,
  verify: async () => caller,
  findAccount: accounts.findAccount,
  signIn: async () => ({ ...signedIn, userId: caller.userId, token: 'a.b.c' }),
  continueSession: async () => ({ token: 'a.b.c' }),
  createAccount: async () => 'created' as const,
  createCountedAccount: async () => 'created' as const,
  setPermanentPassword: async () => 'set' as const,
  findUserId: async () => null,
  setVerifiedEmail: async () => 'set' as const,
  removeEmail: nothing,
  setNames: nothing,
  beginErasing: nothing,
  enqueueAccountJob: accounts.enqueue,
  enqueueErase: nothing,
  eraseAccount: nothing,
  triesWithProbe: accounts.tries,
  networkTries: accounts.tries,
  take: allowed,
  takeMail: allowed,
  saveHelp: async () => 'request-1',
  saveSubmission: submissions.save,
  enqueueResultJob: submissions.enqueue,
  listSubmissions: submissions.list,
  listAllSubmissions: submissions.listAll,
  findSubmission: submissions.find,
  findChecked: async () => undefined,
  saveChecked: async () => true,
  findResult: async () => null,
  findKeys: async () => [],
  loadQuiz,
  stores: [{ name: 'accounts', exportOf: async () => [], erase: async () => 'done' as const }],
  makeExportDocument: async () => null,
  makeExportIndex: async () => [],
  translations: async () => [],
  sign: async () => 'header..seal',
  saveSigned: async () => 'saved' as const,
  findSigned: async () => null,
  seal: (_: string, text: string) => text,
  ...featureFakes,
};

const fakeOf = new Map<Port, unknown>(
  Object.entries(ports).map(([name, port]) => [port, fakes[name as keyof typeof ports]]),
);
const opensFake = (port: Port): Port => ({ ...port, open: () => fakeOf.get(port) });
/** The endpoint with fakes instead of its ports. */
const tamed = ({ route, uses }: Endpoint): Endpoint => ({
  route,
  uses: Object.fromEntries(Object.entries(uses).map(([name, port]) => [name, opensFake(port)])),
});
const edge: EdgePorts = {
  log: { ...edgePorts.log, open: () => log },
  measure: { ...edgePorts.measure, open: () => measure },
  verify: { ...edgePorts.verify, open: () => async () => caller },
  hash: { ...edgePorts.hash, open: () => (purpose, subject) => `${purpose} ${subject}` },
};

/** Every endpoint that is declared. */
const lambdas = Object.fromEntries(
  routeNames.map((name) => [name, lambdaOf(tamed(endpoints[name]), edge)]),
) as Readonly<Record<RouteName, HttpLambda>>;

/** The cast's answers, without people who answer too little on purpose. */
const thorough = (quiz: Quiz, cast: Record<string, { answers: Answers }>) =>
  Object.values(cast).flatMap(({ answers }) => (isTooFew(countAnswers(quiz, answers)) ? [] : [answers]));

const honest: readonly (readonly [RouteName, unknown])[] = [
  ['login', { email: 'ada@example.com', password: 'long enough' }],
  ['register', { email: 'ada@example.com', password: 'long enough', firstName: 'Ada', lastName: 'Example' }],
  ...honestRequests,
  ...thorough(longevityQuiz, longevityPersonas).map(
    (answers) => ['createSubmission', submissionRequest({ answers })] as const,
  ),
  ...thorough(heartQuiz, cardiacPersonas).map(
    (answers) => ['createSubmission', submissionRequest({ answers, quizId: cardiacQuizId })] as const,
  ),
];

const endings = new Map<string, number>();
afterAll(() => console.log(`fuzzed bodies: ${JSON.stringify(Object.fromEntries([...endings].toSorted()))}`));

/** The cardiac quiz needs an earlier submission. The fake table stays small, because listing it scans it. */
const [, earlier] = honest.find(([name]) => name === 'createSubmission') ?? [];
const tidy = async () => {
  if (submissions.stored.size > 20) submissions.stored.clear();
  if (submissions.stored.size === 0) await lambdas.createSubmission(event({ body: earlier }));
  output.lines.length = 0;
};

const holds = async (name: RouteName, sent: Parameters<typeof event>[0]) => {
  await tidy();
  const { statusCode = 0, body = '', headers } = await lambdas[name](event(sent));
  const contentType = String(headers?.['content-type']);
  const ending: Partial<ErrorBody> = contentType === 'text/html' ? {} : JSON.parse(body);
  endings.set(`${statusCode} ${ending.code ?? 'ok'}`, (endings.get(`${statusCode} ${ending.code ?? 'ok'}`) ?? 0) + 1);
  expect(statusCode).toBeLessThan(500);
  const { method, path } = routes[name];
  expect(contractBreaks({ method, path, status: statusCode, contentType, text: body })).toEqual([]);
  if (statusCode >= 400) {
    expect(problems[ending.code as ErrorBody['code']].status).toBe(statusCode);
    expect(ending.message).toMatch(/^[A-Z].{10,}[.?]$|first$/);
  }
  const seen = body + JSON.stringify(headers) + output.lines.join();
  expect(seen).not.toContain(canary);
  expect(seen).not.toContain(String(canaryNumber));
};

const route = fc.constantFrom(...routeNames);

test(`${bodiesOfEachKind} bodies of any bytes, under any content type, get a response`, async () => {
  const rawBody = fc.oneof(
    text,
    longText,
    fc.integer({ min: 60_000, max: 70_000 }).map((length) => `"${canary.padEnd(length, 'x')}"`),
    fc.constantFrom('{', '[]', 'null', '"', '[['.repeat(20_000), '{"a":'.repeat(10_000), '\ufeff{}', 'NaN', '-'),
    value.map((any) => JSON.stringify(any)),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  );
  const types = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    `x/${canary}`,
  );
  const query = fc.option(fc.dictionary(fc.constantFrom('submissionId', 'x'), text), { nil: undefined });
  const bodies = fc.asyncProperty(
    route,
    rawBody,
    fc.boolean(),
    types,
    query,
    (name, raw, isBase64Encoded, type, asked) =>
      holds(name, {
        rawBody: raw,
        isBase64Encoded,
        headers: { 'content-type': type },
        ...(asked ? { query: asked } : {}),
      }),
  );
  await fc.assert(bodies, { numRuns: bodiesOfEachKind });
});

/** Every place in a JSON value, as the keys that lead to it. */
const placesIn = (any: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof any === 'object' && any !== null
    ? [path, ...Object.entries(any).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
    : [path];

const replaced = (any: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by;
  const copy = (Array.isArray(any) ? [...any] : { ...(any as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
};

const spoilt = fc
  .constantFrom(...honest)
  .chain(([name, body]) => fc.tuple(fc.constant(name), fc.constant(body), fc.constantFrom(...placesIn(body)), value));

test(`${bodiesOfEachKind} valid bodies with one wild value somewhere get a response`, async () => {
  const bodies = fc.asyncProperty(spoilt, ([name, body, place, by]) =>
    holds(name, { body: replaced(body, place, by) }),
  );
  await fc.assert(bodies, { numRuns: bodiesOfEachKind });
});

test(`${bodiesOfEachKind} valid bodies with one wild field more get a response`, async () => {
  const bodies = fc.asyncProperty(spoilt, text, ([name, body, place, by], key) => {
    const parent = place.slice(0, -1);
    return holds(name, { body: replaced(body, [...parent, key], by) });
  });
  await fc.assert(bodies, { numRuns: bodiesOfEachKind });
});

const inherited = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty');

test('names that every object inherits change none of our objects, wherever they are in a body', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype).toSorted();
  const bodies = fc.asyncProperty(spoilt, inherited, ([name, body, place], key) => {
    // Written as text, because `{ __proto__: … }` in a program would set the prototype.
    const mark = `"${key}":{"polluted":true,"isConfirmed":true,"userId":"user-2"}`;
    const rawBody = JSON.stringify(replaced(body, place, '@')).replace('"@"', `{${mark}}`);
    return holds(name, { rawBody });
  });
  await fc.assert(bodies, { numRuns: runs(2000) });
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before);
  expect({}).not.toHaveProperty('polluted');
});

/** Requests follow the OpenAPI document, so a new route is fuzzed without any change here. */
const described = fc.constantFrom(...routeNames).chain((name) => {
  const { method, path } = routes[name];
  const { requestBody, parameters = [] } = openApi.paths[path]?.[method.toLowerCase()] ?? {};
  const reference = String(requestBody?.content['application/json']?.schema.$ref ?? '');
  const schema = openApi.components.schemas[reference.split('/').at(-1) ?? ''];
  const leaves = { text: fc.oneof(text, longText), number, anything: value };
  const query = Object.fromEntries(parameters.map((each) => [each.name, fc.option(text, { nil: undefined })]));
  return fc.tuple(fc.constant(name), schema ? arbitraryOf(schema, leaves) : value, fc.record(query));
});

test(`${bodiesOfEachKind} requests of the shape that the document describes get a response`, async () => {
  const requests = fc.asyncProperty(described, ([name, body, asked]) => {
    const query = Object.entries(asked).filter((each): each is [string, string] => each[1] !== undefined);
    return holds(name, { body, query: Object.fromEntries(query) });
  });
  await fc.assert(requests, { numRuns: bodiesOfEachKind });
});

test('the valid bodies themselves are accepted', async () => {
  for (const [name, body] of honest) {
    const sessionId = crypto.randomUUID();
    const sent = name === 'createSubmission' ? { ...(body as object), sessionId } : body;
    expect((await lambdas[name](event({ body: sent }))).statusCode, name).toBeLessThan(300);
  }
});
