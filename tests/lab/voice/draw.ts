import { readdirSync, readFileSync } from 'node:fs';
import { wordingsIn } from '#infra/aws/stages/clinical-review.ts';

/**
 * `npm run draw-sentences -- <seed>`: 200 sentences of the English words by chance, for an editor who reads them by docs/voice.md.
 * The same seed draws the same ones.
 */
const folder = new URL('../../../shared/words/en/', import.meta.url);
const [seed = '1'] = process.argv.slice(2);

/** Mulberry32: small, and the same on every machine. */
const numbersFrom = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const sentences = readdirSync(folder).flatMap((file) =>
  [...wordingsIn(readFileSync(new URL(file, folder), 'utf8'))].map(
    ([name, wording]) => `${file.replace('.ts', '')}.${name}: ${wording}`,
  ),
);
const random = numbersFrom(Number(seed));
for (let drawn = 0; drawn < 200 && sentences.length > 0; drawn++)
  console.log(...sentences.splice(Math.floor(random() * sentences.length), 1));
