import { readFileSync } from 'node:fs';
import * as jose from 'jose';
import { expect, test } from 'vitest';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { cardiacPersonas } from '#tests/personas/personas.ts';
import { inputOf, signingKey } from './shared-people.ts';

// Developers copy the JavaScript of docs/interoperability.md. Here it runs as it stands there, on documents of ours.

const page = readFileSync(new URL('../../../docs/interoperability.md', import.meta.url), 'utf8');
const samples = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
const sampleWith = (text: string): string =>
  samples.find((code) => code.includes(text)) ?? expect.fail(`no sample has ${text}`);
const wholeProgram = `${sampleWith('RiskAssessment')}\n${sampleWith('createRemoteJWKSet')}`;

type Program = new (...text: string[]) => (...values: unknown[]) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as Program;

/** What the samples print of one persona's document, line by line. Only the file and the site's keys are ours. */
async function printedOf(name: keyof typeof cardiacPersonas, spoil = (text: string): string => text) {
  const { longevityAnswers: longevity, answers: heart } = cardiacPersonas[name] ?? expect.fail('no such persona');
  const document = spoil(JSON.stringify(bundleOf(inputOf({ longevity, heart }))));
  const lines: string[] = [];
  const log = (...words: unknown[]) => void lines.push(words.join(' '));
  const ourJose = { ...jose, createRemoteJWKSet: () => jose.createLocalJWKSet({ keys: [signingKey.jwk] }) };
  await new AsyncFunction('readFile', 'jose', 'console', wholeProgram)(async () => document, ourJose, { log });
  return lines;
}

test('the samples print the risk with its range, and that both results are as signed', async () => {
  const lines = await printedOf('average45F');
  expect(lines[0]).toMatch(/^ascvd10 \d+\.\d$/);
  expect(lines[1]).toMatch(/^ascvd10 \d+(\.\d)?,\d+(\.\d)?$/);
  expect(lines.slice(-2)).toEqual(['true true', 'true true']);
});

test('the samples print warnings by their level, and the reason for a missing estimate', async () => {
  expect((await printedOf('diabetic58F_emergency'))[0]).toMatch(/^(emergency|urgent|soon) \S/);
  expect(await printedOf('dialysis57M')).toContainEqual(expect.stringMatching(/^no estimate: \S/));
});

test('the samples detect an edited figure', async () => {
  const edited = (text: string) => text.replace('"valueQuantity":{"value":42.9,', '"valueQuantity":{"value":32.9,');
  expect((await printedOf('average45F', edited)).slice(-2).sort()).toEqual(['true false', 'true true']);
});
