import { readFileSync } from 'node:fs';
import { factorField, familyQuestionId, knowledgeQuestionId, productQuizId } from '#shared/derived-names.ts';
import type { Export, Row } from './export-of.ts';

type WireItem = Record<string, { S?: string; N?: string }>;

/** Rows that release 1.0.0 wrote, as an export of today has them. */
const storedRows = (table: string): Row[] => {
  const text = readFileSync(new URL(`../../fixtures/items-1.0.0/${table}.json`, import.meta.url), 'utf8')
    .replaceAll('"S": "longevity"', `"S": "${productQuizId}"`)
    .replaceAll('longevityFactor', factorField)
    .replaceAll('familyLongevity', familyQuestionId)
    .replaceAll('longevityKnowledge', knowledgeQuestionId);
  const items: WireItem[] = JSON.parse(text);
  return items.map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, { S, N }]) => {
        const isJson = name === 'answers' || name === 'content';
        return [name, N === undefined ? (isJson ? JSON.parse(S ?? '') : S) : Number(N)];
      }),
    ),
  );
};

/** Everything that the fixtures have, as if it were one person's. */
export const exportOfRelease1 = (): Export => ({
  parts: { submissions: storedRows('submissions'), results: storedRows('results') },
});
