import { readFileSync, writeFileSync } from 'node:fs';
import { featureSimulations } from '../features/simulations.ts';
import { lineOf, picture, report, withReport } from './report.ts';
import { loads, outages } from './scenarios.ts';
import { simulate } from './simulate.ts';

// `npm run simulate` prints the table. With `-- --write` it also writes it and its picture into docs/. Some minutes. With the name
// of a feature's simulation, such as `-- --reminders`, that one instead.

const simulateOutages = async () => {
  const all = [];
  for (const outage of outages)
    for (const load of loads) {
      const figures = await simulate(load, outage);
      all.push(figures);
      console.error(lineOf(figures));
    }
  console.log(report(all));
  if (process.argv.includes('--write')) {
    const page = new URL('../../docs/reliability.md', import.meta.url);
    writeFileSync(page, withReport(readFileSync(page, 'utf8'), report(all)));
    writeFileSync(new URL('../../docs/simulation.svg', import.meta.url), picture(all));
  }
};

const ofFeature = Object.entries(featureSimulations).find(([name]) => process.argv.includes(`--${name}`))?.[1];
if (ofFeature) console.log(await ofFeature());
else await simulateOutages();
