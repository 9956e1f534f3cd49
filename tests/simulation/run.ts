import { readFileSync, writeFileSync } from 'node:fs';
import { reminderReport } from './reminder-years.ts';
import { lineOf, picture, report, withReport } from './report.ts';
import { loads, outages } from './scenarios.ts';
import { simulate } from './simulate.ts';

// `npm run simulate` prints the table. With `-- --write` it also writes it and its picture into docs/. Some minutes. With
// `-- --reminders` two years of reminders instead.

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

if (process.argv.includes('--reminders')) console.log(await reminderReport());
else await simulateOutages();
