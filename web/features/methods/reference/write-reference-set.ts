/** `npm run vectors`: writes the reference set, which is also part of the site, and its README into dist. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { referenceFile } from '../proof/data-file.ts';
import { referenceSet } from './reference-set.ts';

const folder = 'dist/reference';
const set = referenceSet();
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/${basename(referenceFile)}`, JSON.stringify(set));
writeFileSync(`${folder}/README.md`, `# ${set.name} ${set.version}\n\n${set.readme.join('\n\n')}\n`);
console.log(`${folder}/${basename(referenceFile)} and README.md`);
