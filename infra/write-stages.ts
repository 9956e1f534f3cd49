/** `npm run docs:stages`: writes the schema for editors, and the tables of settings and limits in docs/operations.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { bindingTable } from './aws/ops/cost/what-binds.ts';
import { stageJsonSchema, stageTable, withTable } from './aws/stages/stage-schema.ts';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
writeFileSync(at('stages/schema.json'), stageJsonSchema());
const page = at('docs/operations.md');
const withSettings = withTable(readFileSync(page, 'utf8'), 'settings', stageTable());
writeFileSync(page, withTable(withSettings, 'binds', bindingTable()));
