import { compactVerify, createLocalJWKSet } from 'jose';
import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { documentSignature } from '#shared/verify/document-signature.ts';
import { checkWith, newSigningKey } from '#tests/support/signing-key.ts';
import { everyPersona, signingKey } from '#tests/unit/fhir/people.ts';

const verdictOn = (document: unknown, quizId: QuizId, ...keys: readonly unknown[]) =>
  documentSignature(document, quizId, checkWith(...(keys.length > 0 ? keys : [signingKey.jwk])));

test.each(everyPersona)('the document of %s is as signed', async (_name, input) => {
  const document = JSON.parse(JSON.stringify(bundleOf(input)));
  for (const { quiz } of input.results)
    expect(await verdictOn(document, quiz.id === cardiacQuizId ? cardiacQuizId : productQuizId)).toBe('not-edited');
});

type Held = { resourceType: string; [name: string]: unknown };
type Entries = { entry: { resource: Held }[] };

const [, warned] = everyPersona.find(([name]) => name.startsWith('heart') && name.includes('ideal60M')) ?? [];
const someone = warned ?? expect.fail('The cast has no heart ideal60M.');
const written = (input = someone): Entries => JSON.parse(JSON.stringify(bundleOf(input)));
const resourcesOf = ({ entry }: Entries, kind: string): Held[] =>
  entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === kind);
const signaturesIn = (document: Entries): { data: string }[] =>
  resourcesOf(document, 'Provenance').flatMap(({ signature = [] }) => signature as { data: string }[]);
const seal = (document: Entries, data: string) =>
  signaturesIn(document).map((signature) => Object.assign(signature, { data }));

test('an omitted part of a document does not break its signature', async () => {
  const withoutBirth = { ...someone, who: { name: null, hasBirthDate: false, leftOut: ['smoking'] } };
  expect(await verdictOn(written(withoutBirth), cardiacQuizId)).toBe('not-edited');
});

test('an independent reader finds the signature, and the figures in it', async () => {
  const signatures = signaturesIn(written());
  expect(signatures).toHaveLength(someone.results.length);
  for (const { data } of signatures) {
    const jws = Buffer.from(data, 'base64').toString();
    const { payload } = await compactVerify(jws, createLocalJWKSet({ keys: [signingKey.jwk] }));
    expect(JSON.parse(new TextDecoder().decode(payload)).figures).not.toEqual({});
  }
});

/** Each number of a resource, one higher. */
const numbersIn = (value: unknown, found: ((by: number) => void)[] = []): ((by: number) => void)[] => {
  if (typeof value !== 'object' || value === null) return found;
  const fields = value as Record<string, unknown>;
  for (const [name, member] of Object.entries(fields))
    if (typeof member === 'number')
      found.push((by) => {
        fields[name] = member + by;
      });
    else numbersIn(member, found);
  return found;
};

test('one other figure of the result anywhere is an edit', async () => {
  const count = numbersIn(resourcesOf(written(), 'RiskAssessment')[0]).length;
  expect(count).toBeGreaterThan(3);
  for (let at = 0; at < count; at += 1) {
    const document = written();
    numbersIn(resourcesOf(document, 'RiskAssessment')[0])[at]?.(1);
    expect([at, await verdictOn(document, cardiacQuizId)]).toEqual([at, 'edited']);
  }
});

const [, flagged] =
  everyPersona.find(([, { results }]) => results.some(({ content }) => content.redFlags.length > 0)) ?? [];

test.each<[string, (document: Entries) => unknown]>([
  [
    'names no submission',
    (document) => Object.assign(resourcesOf(document, 'RiskAssessment')[0] ?? {}, { identifier: [] }),
  ],
  [
    'was answered on another day',
    (document) =>
      resourcesOf(document, 'QuestionnaireResponse').map((one) => Object.assign(one, { authored: '2031-01-01' })),
  ],
  ['has another signature', (document) => seal(document, btoa('a.b.c'))],
  ['has a signature that is no base64', (document) => seal(document, '%')],
])('a document that %s is edited', async (_what, edit) => {
  const document = written();
  edit(document);
  expect(await verdictOn(document, cardiacQuizId)).toBe('edited');
});

test('a warning that was removed or made less urgent is an edit', async () => {
  const input = flagged ?? expect.fail('nobody in the cast has a warning');
  const found = input.results.find(({ content }) => content.redFlags.length > 0);
  const quizId = found?.quiz.id === cardiacQuizId ? cardiacQuizId : productQuizId;
  const without = written(input);
  without.entry = without.entry.filter(({ resource }) => resource.resourceType !== 'Flag');
  expect(await verdictOn(without, quizId)).toBe('edited');
  const softened = written(input);
  for (const flag of resourcesOf(softened, 'Flag')) flag.category = [{ coding: [{ code: 'harmless' }] }];
  expect(await verdictOn(softened, quizId)).toBe('edited');
});

test('a signature by another key is reported as such, and a missing one as missing', async () => {
  expect(await verdictOn(written(), cardiacQuizId, newSigningKey().jwk)).toBe('unknown-key');
  const unsigned = written();
  for (const provenance of resourcesOf(unsigned, 'Provenance')) delete provenance.signature;
  expect(await verdictOn(unsigned, cardiacQuizId)).toBe('none');
  expect(await verdictOn({}, cardiacQuizId)).toBe('none');
});
