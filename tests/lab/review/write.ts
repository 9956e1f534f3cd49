import { writeFileSync } from 'node:fs';
import { documents } from './documents.ts';

/** `npm run docs:review`: writes what a clinician reads before they sign. */
for (const [path, make] of Object.entries(documents))
  writeFileSync(new URL(`../../../${path}`, import.meta.url), make());
