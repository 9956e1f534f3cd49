import { globSync, readFileSync } from 'node:fs';
import { wordingsIn } from '#infra/aws/stages/wordings.ts';
import { seeded } from '#tests/support/random.ts';

/**
 * `npm run draw-sentences -- <seed>`: 200 sentences of the English words by chance, for an editor who reads them by docs/voice.md.
 * The same seed draws the same ones.
 */
const [seed = '1'] = process.argv.slice(2);
const shared = new URL('../../../shared/', import.meta.url);
const files = globSync(['words/en/*.ts', 'features/**/words/en.ts'], { cwd: shared }).sort();
const rooms = files.filter((file) => !/\/(?:alternatives|language|list|plural)\.ts$/.test(file));
const sentences = rooms.flatMap((file) =>
  [...wordingsIn(readFileSync(new URL(file, shared), 'utf8'))].map(([name, wording]) => `${file} ${name}: ${wording}`),
);
for (const sentence of seeded(Number(seed)).shuffled(sentences).slice(0, 200)) console.log(sentence);
