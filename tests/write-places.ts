/** `npm run places`: writes shared/places/table.ts. A unit test fails when it was forgotten. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './structure/read-imports.ts';
import { placesTable } from './support/places-table.ts';

writeFileSync(join(root, 'shared/places/table.ts'), placesTable());
