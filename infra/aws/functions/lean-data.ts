import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { quizRules } from '#shared/quiz-rules.ts';
import { inPlace } from './lean-sdk.ts';

// Data of shared of which a function needs a part. The bundle has that part, as data.

/** A constant is computed here instead of at each cold start, and what it is computed from stays out of the zip. */
export const computedRules = inPlace(
  /shared[\\/]quiz-rules\.ts$/,
  `export const quizRules = ${JSON.stringify(quizRules)};`,
);

/** The exports of a file that has nothing but data, without these fields. */
const withoutFields = (file: RegExp, fields: readonly string[]): Plugin =>
  inPlace(file, async (path) =>
    Object.entries((await import(/* @vite-ignore */ pathToFileURL(path).href)) as object)
      .map(([key, data]) => `export const ${key} = ${written(data, fields)};`)
      .join('\n'),
  );

const written = (data: unknown, leftOut: readonly string[]): string =>
  JSON.stringify(data, (field, value: unknown) => {
    if (leftOut.includes(field)) return undefined;
    // JSON has no word for it: the end of a table of scores.
    if (value === Number.POSITIVE_INFINITY) return '(infinity)';
    if (typeof value === 'function' || Number.isNaN(value)) throw new Error(`The field ${field} is no data.`);
    return value;
  }).replaceAll('"(infinity)"', 'Infinity');

/**
 * For the workers that compose results. A result quotes options but no question, and nothing of the evidence but its numbers and
 * its sources. `tests/infra/lean-data.test.ts` composes the same results with all of it.
 */
export const leanResults: readonly Plugin[] = [
  withoutFields(/shared[\\/]heart[\\/]questions[\\/]heart-quiz\.ts$/, ['text', 'subtext', 'section', 'besides']),
  // The section is the category that an answer counts in.
  withoutFields(/shared[\\/]longevity[\\/]questions[\\/]longevity-quiz\.ts$/, ['text', 'subtext', 'besides']),
  withoutFields(
    /shared[\\/]longevity[\\/]evidence[\\/](activity|environment|health|nutrition|psychosocial|sleep)-evidence\.ts$/,
    ['note', 'verified', 'published', 'source'],
  ),
  // The SDK's rules for names of buckets, which only S3's client calls.
  inPlace(
    /@smithy[\\/]core[\\/].*[\\/]service-customizations[\\/]index\.js$/,
    'export const resolveParamsForS3 = undefined;',
  ),
  inPlace(/shared[\\/]sources[\\/]sources\.ts$/, async () => {
    const { background, sources } = await import('#shared/sources/sources.ts');
    const kept = Object.entries(sources).filter(([id]) => !background.some((other) => other === id));
    return `export const sources = ${written(Object.fromEntries(kept), ['year'])};`;
  }),
];

/** The entries whose code composes results. */
export const composesResults = (path: string): boolean => /[\\/]entry[\\/]generate-results\.ts$/.test(path);
