import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '#functions/openapi/document.ts';

/**
 * `npm run docs:openapi`: writes docs/openapi.json from the contract. With `--released` it also writes the released version,
 * with which later changes are compared. Run that at each deployment of a new version.
 */
const docs = join(import.meta.dirname, '../docs');
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
writeFileSync(join(docs, 'openapi.json'), text);
if (process.argv.includes('--released')) writeFileSync(join(docs, 'openapi-released.json'), text);
