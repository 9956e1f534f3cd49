/**
 * `npm run proof -- <file.csv>`: tries the engine of this checkout on a survey with deaths, and writes the aggregates that the page /proof
 * shows. docs/science/validation.md says where the file comes from; it is public, and not ours to ship.
 */
import { writeFileSync } from 'node:fs';
import { analyse } from './analysis.ts';
import { readRows } from './survey.ts';

const path = process.argv[2];
if (!path)
  throw new Error(
    'Name the file: npm run proof -- nhanes-2011-2014.csv. docs/science/validation.md says how to make it.',
  );
const draws = 500;
const analysis = {
  ...analyse(readRows(path), draws),
  checkedOn: new Date().toISOString().slice(0, 10),
  bootstrapDraws: draws,
};
const target = new URL('../../web/proof/association.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(analysis, null, 2)}\n`);
const { unweighted } = analysis.mappings.detailed.groups.all ?? {};
console.log(
  JSON.stringify(
    { engine: analysis.engineVersion, all: unweighted, fifths: analysis.mappings.detailed.fifths },
    null,
    2,
  ),
);
