import { readFileSync } from 'node:fs';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import * as jose from 'jose';
import { expect, test } from 'vitest';
import { bundleOf } from '#shared/fhir/bundle.ts';
import type { Bundle } from '#shared/fhir/resources.ts';
import { forEveryone } from '#tests/personas/for-everyone.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { isFullLoad, runs } from '#tests/support/random.ts';
import { newSigningKey } from '#tests/support/signing-key.ts';
import { faultsOfBundle, noFaults } from './own-checks.ts';
import { everyPersona, inputOf, typingPerson } from './people.ts';
import { type Broken, planted, sound } from './planted-faults.ts';

/** Every narrative in a document. */
const divsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === 'div' && typeof inner === 'string' ? [inner] : divsIn(inner),
      )
    : [];

const thoroughAnswers = Object.values(longevityPersonas)[0]?.answers ?? {};

test.each(everyPersona)('%s makes a valid document', (_, input) => {
  expect(faultsOfBundle(bundleOf(input))).toEqual(noFaults);
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]><svg onload=alert(1)>',
  '&lt;script&gt;',
])('typed input stays plain text wherever the document is shown: %s', (typed) => {
  const answers = { familyHistory: 'one', familyHistoryDetails: typed };
  const input = inputOf({ longevity: { ...thoroughAnswers, ...answers }, heart: null });
  const who = { name: { firstName: typed, lastName: typed }, hasBirthDate: true };
  const divs = divsIn(bundleOf({ ...input, who }));
  expect(divs.length).toBeGreaterThan(1);
  const ours =
    /<\/?(p|ul|li|table|tbody|tr|td)>|<th scope="row">|<\/th>|<div xmlns="http:\/\/www\.w3\.org\/1999\/xhtml" lang="en-GB" xml:lang="en-GB">|<\/div>/g;
  for (const div of divs) expect(div.replaceAll(ours, '')).not.toMatch(/[<>]/);
});

test('random people make a valid document, whatever unit they typed in', () => {
  forEveryone(fc.sample(typingPerson, isFullLoad ? 2000 : runs(200)), (person) => {
    expect(faultsOfBundle(bundleOf(inputOf(person)))).toEqual(noFaults);
  });
});

test('the document is valid before any fault is planted', () => {
  expect(faultsOfBundle(sound())).toEqual(noFaults);
});

test.each(planted)('only $foundBy finds $what', ({ plant, foundBy }) => {
  const broken = structuredClone(sound()) as unknown as Broken;
  plant(broken);
  const faults = faultsOfBundle(broken as unknown as Bundle);
  expect(Object.entries(faults).flatMap(([who, found]) => (found.length > 0 ? [who] : []))).toEqual(foundBy);
});

test('each of the three validators finds a fault that the other two miss', () => {
  for (const who of ['medplum', 'fhir', 'own'])
    expect(planted.filter(({ foundBy }) => foundBy.join() === who).length).toBeGreaterThan(0);
});

// Developers copy the JavaScript of docs/interoperability.md. Here it runs unchanged on our documents.

const page = readFileSync(new URL('../../../docs/interoperability.md', import.meta.url), 'utf8');
const samples = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
const sampleWith = (text: string): string =>
  samples.find((code) => code.includes(text)) ?? expect.fail(`no sample has ${text}`);
const wholeProgram = `${sampleWith('RiskAssessment')}\n${sampleWith('createRemoteJWKSet')}`;

type Program = new (...text: string[]) => (...values: unknown[]) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as Program;

/** The samples' output for one persona's document, line by line. Only the file and the site's keys are replaced. */
async function printedOf(name: keyof typeof cardiacPersonas, spoil = (text: string): string => text) {
  const { longevityAnswers: longevity, answers: heart } = cardiacPersonas[name] ?? expect.fail('no such persona');
  const key = newSigningKey();
  const document = spoil(JSON.stringify(await key.signBundle(bundleOf(inputOf({ longevity, heart })))));
  const lines: string[] = [];
  const log = (...words: unknown[]) => void lines.push(words.join(' '));
  const ourJose = { ...jose, createRemoteJWKSet: () => jose.createLocalJWKSet({ keys: [key.jwk] }) };
  const names = ['readFile', 'jose', 'canonicalize', 'console'];
  await new AsyncFunction(...names, wholeProgram)(async () => document, ourJose, canonicalize, { log });
  return lines;
}

test('the samples print the risk with its range, and say that the document is as signed', async () => {
  const lines = await printedOf('average45F');
  expect(lines[0]).toMatch(/^ascvd10 \d+\.\d$/);
  expect(lines[1]).toMatch(/^ascvd10 \d+(\.\d)?,\d+(\.\d)?$/);
  expect(lines.at(-1)).toBe('signed');
});

test('the samples print warnings by their level, and the reason for a missing estimate', async () => {
  expect((await printedOf('diabetic58F_emergency'))[0]).toMatch(/^(emergency|urgent|soon) \S/);
  expect(await printedOf('dialysis57M')).toContainEqual(expect.stringMatching(/^no estimate: \S/));
});

test('the samples detect an edited figure', async () => {
  const edited = (text: string) => text.replace('"valueQuantity":{"value":42.9,', '"valueQuantity":{"value":32.9,');
  expect((await printedOf('average45F', edited)).at(-1)).toBe('changed, or not signed here');
});
