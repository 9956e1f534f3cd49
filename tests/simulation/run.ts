import { simulate } from './simulate.ts';
import { loads, outages } from './scenarios.ts';
for (const outage of outages)
  for (const load of loads) {
    const began = performance.now();
    console.log(JSON.stringify(await simulate(load, outage)), Math.round(performance.now() - began), 'ms');
  }
