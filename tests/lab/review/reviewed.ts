import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readLedger, reviewables, reviewCount, unreviewed, writeLedger } from '#infra/aws/stages/clinical-review.ts';
import { reviewsOn, sheetOf, withReviews } from './words-sheet.ts';

/**
 * `npm run reviewed -- --sheet <file.csv>` writes a sheet of the sentences about safety that nobody has reviewed;
 * `-- <file.csv>` takes a filled one over into `shared/words/reviewed.json`. Both say how many are left.
 */
const { values, positionals } = parseArgs({ options: { sheet: { type: 'string' } }, allowPositionals: true });
const sentences = reviewables();
if (values.sheet) writeFileSync(values.sheet, sheetOf(unreviewed(sentences, readLedger()), sentences));
const today = new Date().toISOString().slice(0, 10);
try {
  for (const file of positionals)
    writeLedger(withReviews(readLedger(), reviewsOn(readFileSync(file, 'utf8'), sentences, today), sentences));
} catch (mistake) {
  console.error(mistake instanceof Error ? mistake.message : mistake);
  process.exitCode = 1;
}
const { missing, all } = reviewCount();
console.log(`${all - missing} of ${all} sentences about safety are reviewed.`);
