import { writeFileSync } from 'node:fs';
import { composeWithSlots } from '#shared/result.ts';
import { everyone } from '#tests/unit/heart/words/everyone.ts';
import { bothOf } from './compare-results.ts';

// Writes both results of every person of the reference into a file, in the language of the condition that this program was
// started with.

const [, , to = ''] = process.argv;
const results = everyone.map((someone) => ({
  name: someone.name,
  results: bothOf(someone).map((submitted) => composeWithSlots(submitted).content),
}));
writeFileSync(to, JSON.stringify(results));
