/** `npm run docs:corrections`: writes docs/corrections.md from the ledger. */
import { writeFileSync } from 'node:fs';
import { correctionsPage } from './aws/ops/running/corrections-page.ts';

writeFileSync(new URL('../docs/corrections.md', import.meta.url), correctionsPage());
