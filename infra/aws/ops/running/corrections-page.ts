import { type Correction, corrections } from '#shared/corrections/corrections.ts';

/** docs/corrections.md, generated from the ledger. */
export const correctionsPage = (ledger: readonly Correction[] = corrections): string => `${head}
${ledger.length === 0 ? none : ledger.toReversed().map(entryOf).join('\n\n')}
`;

const head = `# Corrections

Each time that stored results were called back because the engine that made them was wrong: what was wrong, who was affected,
what was done. \`npm run docs:corrections\` writes this page from \`shared/corrections/corrections.ts\`, and the page of methods
shows the same. How results are called back: [operations](operations.md#a-wrong-result).
`;

const none = 'None so far: no stored result has been called back.';

const entryOf = ({ id, foundOn, engine, correctedIn, reason, affected, done }: Correction): string =>
  [
    `## ${foundOn}: engine ${engine}`,
    `- **Corrected in** ${correctedIn} (\`${id}\`)`,
    `- **What was wrong:** ${reason}`,
    `- **Who was affected:** ${affected}`,
    `- **What was done:** ${done}`,
  ].join('\n\n');
