/** `npm run places`: writes the tables of shared/places, and the names of countries. A unit test fails when it was forgotten. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './structure/read-imports.ts';
import { countryNames, optionTable, placesTable, talkTable } from './support/places-table.ts';

writeFileSync(join(root, 'shared/places/table.ts'), placesTable());
writeFileSync(join(root, 'shared/places/talk-table.ts'), talkTable());
writeFileSync(join(root, 'shared/places/option-table.ts'), optionTable());
for (const language of ['en', 'es'])
  writeFileSync(join(root, `shared/words/${language}/country-names.ts`), countryNames(language));
