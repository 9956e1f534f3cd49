/** `npm run docs:stages`: writes the schema for editors, and the tables of settings and of what binds in docs/operations.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { bindingTable, withBindingTable } from './aws/ops/cost/what-binds.ts';
import { stageJsonSchema, stageTable, withStageTable } from './aws/stages/stage-docs.ts';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
writeFileSync(at('stages/schema.json'), stageJsonSchema());
const page = at('docs/operations.md');
const withSettings = withStageTable(readFileSync(page, 'utf8'), stageTable());
writeFileSync(page, withBindingTable(withSettings, bindingTable()));
