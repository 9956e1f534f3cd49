import { readFileSync } from 'node:fs';
import { agreementReport } from './report.ts';

/** `npm run agreement -- one.csv two.csv`: how far two raters of tests/lab/review/triage-sheet.md agree with each other and with the rules. */
const [first, second] = process.argv.slice(2);
if (!first || !second) throw new Error('Name two sheets: npm run agreement -- one.csv two.csv');
console.log(agreementReport(readFileSync(first, 'utf8'), readFileSync(second, 'utf8')));
