/** `npm run docs:stages`: writes the schema for editors, and the table of settings in docs/operations.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { stageJsonSchema, stageTable, withTable } from './aws/stages/stage-schema.ts';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
writeFileSync(at('stages/schema.json'), stageJsonSchema());
const page = at('docs/operations.md');
writeFileSync(page, withTable(readFileSync(page, 'utf8'), 'settings', stageTable()));
