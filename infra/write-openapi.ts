import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '#functions/openapi/document.ts';

/**
 * `npm run docs:openapi`: writes docs/openapi.json from the contract. With `--released` also the released one beside it, which
 * the next change is compared with: to be run when a version is deployed, for the first time with the first deployment.
 */
const docs = join(import.meta.dirname, '../docs');
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
writeFileSync(join(docs, 'openapi.json'), text);
if (process.argv.includes('--released')) writeFileSync(join(docs, 'openapi-released.json'), text);
