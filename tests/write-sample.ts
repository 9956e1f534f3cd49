import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOf } from './support/sample-result.ts';

/** `npm run docs:sample`: writes the sample result of the home page from what the engine says today. */
const lines = Object.entries(sampleOf()).map(
  ([name, text]) => `  ${name}: ${JSON.stringify(text).replaceAll('"', "'")},`,
);
writeFileSync(
  join(import.meta.dirname, '../web/home/sample-result.ts'),
  `/**
 * What the engine says of one of the imagined people that our tests share: nobody's result. Written by
 * \`npm run docs:sample\`; a test holds it against the engine.
 */
export const sampleResult = {
${lines.join('\n')}
} as const;
`,
);
