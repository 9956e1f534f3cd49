import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '#shared/contract/openapi/document.ts';

/**
 * `npm run docs:openapi`: writes docs/openapi.json from the contract. With `--released` also docs/openapi-released.json, which
 * the next change is compared with: to be run when a version is released, and only then.
 */
const docs = join(import.meta.dirname, '../docs');
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
writeFileSync(join(docs, 'openapi.json'), text);
if (process.argv.includes('--released')) writeFileSync(join(docs, 'openapi-released.json'), text);
