/** `npm run places`: writes the tables of shared/places, and the names of countries. A unit test fails when it was forgotten. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './structure/read-imports.ts';
import { placeFiles } from './support/places-table.ts';

for (const { path, text } of placeFiles) writeFileSync(join(root, path), text());
