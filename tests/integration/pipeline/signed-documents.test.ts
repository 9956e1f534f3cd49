import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { checkFile, type DocumentState } from '#shared/verify/check-file.ts';
import { contentOf } from '#shared/verify/content-of.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { bytesOf, checkWith } from '#tests/support/signing-key.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';

// The whole system signs a document and a download, and a reader checks them as /verify does.

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

const all = { name: true, birthdate: true, mood: true, weight: true };
const whole = Object.values(longevityPersonas)[0]?.answers ?? {};

/** A person with a result of each quiz; the id of the heart's. */
const takeBoth = async (person: Account): Promise<string> => {
  const { answers, longevityAnswers } = cardiacPersonas.diabetic58F_emergency ?? expect.fail('no such persona');
  await awaitResult(stack, person, await submit(stack, person, { answers: { ...whole, ...longevityAnswers } }));
  const heart = await submit(stack, person, { quizId: cardiacQuizId, answers });
  await awaitResult(stack, person, heart);
  return heart;
};

const makeDocument = (token: string, submissionId: string, shares: object = all) =>
  stack.call('POST', '/api/results/document', { token, body: { submissionId, shares } });

const stateOf = async (id: string): Promise<DocumentState> => {
  const response = await stack.call('GET', `/api/documents/state?id=${id}`);
  if (response.status === 404) return { state: 'unknown' };
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
};

const check = async (file: object) => {
  const { keys } = await (await stack.call('GET', '/.well-known/jwks.json')).json();
  return checkFile(bytesOf(JSON.stringify(file)), { ...checkWith(keys), askSite: stateOf });
};

test('a document of one’s own results is genuine and valid, and holds what was shared', async () => {
  const person = await stack.register();
  const response = await makeDocument(person.token, await takeBoth(person));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const document = await response.json();
  expect([...faultsByMedplum(document), ...faultsByFhir(document)]).toEqual([]);
  const checked = await check(document);
  expect(checked.verdict).toBe('genuine');
  const content = 'signed' in checked ? await contentOf(checked.signed) : expect.fail('not signed');
  expect(content.results).toHaveLength(2);
  expect(content.warnings.map(({ level }) => level)).toContain('urgent');
  const altered = await check({ ...document, entry: document.entry.toReversed() });
  expect(altered.verdict).toBe('changed');
});

test('what the owner leaves out is not in the document; warnings are', async () => {
  const person = await stack.register();
  const heart = await takeBoth(person);
  const none = { name: false, birthdate: false, mood: false, weight: false };
  const document = await (await makeDocument(person.token, heart, none)).json();
  const resources: { resourceType: string; name?: unknown; birthDate?: unknown }[] = document.entry.map(
    ({ resource }: { resource: object }) => resource,
  );
  const [patient] = resources.filter(({ resourceType }) => resourceType === 'Patient');
  expect([patient?.name, patient?.birthDate]).toEqual([undefined, undefined]);
  const text = JSON.stringify(document);
  for (const left of ['"linkId":"birthdate"', '"linkId":"weight"', '"linkId":"moodLow"'])
    expect(text).not.toContain(left);
  expect(resources.some(({ resourceType }) => resourceType === 'Flag')).toBe(true);
});

test('nobody gets a document of another person’s results', async () => {
  const [person, stranger] = [await stack.register(), await stack.register()];
  const heart = await takeBoth(person);
  expect((await makeDocument(stranger.token, heart)).status).toBe(404);
  expect(
    (await stack.call('POST', '/api/results/document', { body: { submissionId: heart, shares: all } })).status,
  ).toBe(401);
});

test('a download is genuine as one file, and so is the document in it; after an erasure neither is on record', async () => {
  const person = await stack.register();
  await takeBoth(person);
  const file = await (await stack.call('GET', '/api/users/me/export', { token: person.token })).json();
  expect((await check(file)).verdict).toBe('genuine');
  expect((await check(file.fhir)).verdict).toBe('genuine');
  const [submission] = file.parts.submissions;
  expect((await check({ ...file, parts: { ...file.parts, submissions: [submission] } })).verdict).toBe('changed');

  // The next download names the records, so that the person can read what is stored.
  const next = await (await stack.call('GET', '/api/users/me/export', { token: person.token })).json();
  const records = next.parts.results.filter(({ documentId }: { documentId?: string }) => documentId !== undefined);
  expect(records).toHaveLength(2);

  const { password } = person;
  expect((await stack.call('POST', '/api/users/me/erase', { token: person.token, body: { password } })).status).toBe(
    202,
  );
  await eventually(async () => expect(await check(file)).toMatchObject({ verdict: 'not-checked', why: 'unknown' }));
  expect(await check(file.fhir)).toMatchObject({ verdict: 'not-checked', why: 'unknown' });
});

test('an id in another form is refused, and an unknown one is not found', async () => {
  expect((await stack.call('GET', '/api/documents/state?id=x')).status).toBe(400);
  expect(await stateOf('00000000-0000-4000-8000-000000000000')).toEqual({ state: 'unknown' });
});
