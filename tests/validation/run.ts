/**
 * `npm run proof`: tries the engine of this checkout on two surveys with deaths, and writes the aggregates that the page /proof shows.
 * docs/science/validation.md says where the files come from; they are public, and not ours to ship. What the engine gave each person
 * is written beside them, for the second program (`npm run proof:second`).
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { analyse, type EngineScores, scoresOf } from './analysis.ts';
import { columns2009 } from './nhanes-2009.ts';
import { columns2011 } from './nhanes-2011.ts';
import { readRows } from './survey.ts';

const names = { '2011-2014': 'nhanes-2011-2014.csv', '2009-2010': 'nhanes-2009-2010.csv' };
const pathOf = (name: string): string => new URL(`./data/${name}`, import.meta.url).pathname;
for (const name of Object.values(names))
  if (!existsSync(pathOf(name)))
    throw new Error(`tests/validation/data/${name} is not there. docs/science/validation.md says how to make it.`);

const scoreLines = ({ detailed, coarse, earlier, risked }: EngineScores): string => {
  const risks = new Map(risked.map((one) => [one.id, one]));
  const line = (survey: string) => (one: EngineScores['detailed'][number]) =>
    JSON.stringify({
      survey,
      id: one.id,
      biologicalAge: one.biologicalAge,
      headline: one.headline,
      contributions: one.contributions,
      answered: Object.keys(one.answers),
    });
  return [
    ...detailed.map(line('detailed')),
    ...coarse.map(line('coarse')),
    ...earlier.map(line('earlier')),
    ...[...risks.values()].map(({ id, risk, averageRisk }) =>
      JSON.stringify({ survey: 'heart', id, risk, averageRisk }),
    ),
  ].join('\n');
};

const files = {
  rows2011: readRows(pathOf(names['2011-2014']), columns2011),
  rows2009: readRows(pathOf(names['2009-2010']), columns2009),
};
const scores = scoresOf(files);
writeFileSync(pathOf('scores.jsonl'), `${scoreLines(scores)}\n`);
const sha256 = (name: string) =>
  createHash('sha256')
    .update(readFileSync(pathOf(name)))
    .digest('hex');
const analysis = {
  ...analyse(files, scores),
  checkedOn: new Date().toISOString().slice(0, 10),
  files: Object.fromEntries(Object.entries(names).map(([survey, name]) => [survey, { name, sha256: sha256(name) }])),
};
const target = new URL('../../web/features/methods/proof/association.json', import.meta.url).pathname;
writeFileSync(target, JSON.stringify(analysis));
// As `npm run check` wants it, so that a second run on the same files changes the day alone.
execFileSync('npx', ['biome', 'format', '--write', target], { stdio: 'inherit' });
for (const [survey, { allDeaths }] of Object.entries(analysis.surveys)) {
  const { all } = allDeaths.groups;
  console.log(survey, JSON.stringify({ ...all, headline: allDeaths.headline }, null, 2));
}
