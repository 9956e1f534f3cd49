import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const questionnaires = /shared[\\/](?:(?:longevity|heart)[\\/]questions|engine-1[\\/]quizzes)[\\/][a-z-]+\.ts$/;

/** A string as our formatter writes it: on the line of its name or on the next one. */
const literal = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const shownOnly = new RegExp(String.raw`^\s*(?:why|citation|subtext|subtextSi):\s*${literal},\n`, 'gm');
const metricLabel = new RegExp(String.raw`,\s*labelSi:\s*${literal}`, 'g');
const optionLabel = new RegExp(String.raw`\blabel:\s*${literal}`, 'g');

/** A questionnaire's source without the words that only a person reads: the checks need ids, values, bounds and conditions. */
const withoutShownWords = (source: string): string =>
  source.replace(shownOnly, '').replace(metricLabel, '').replace(optionLabel, "label: ''");

/**
 * For a function that checks answers and shows none: both questionnaires in both versions take 30 kB less of its zip. A
 * refusal still quotes the question, so the question's own text stays.
 */
export const leanQuestionnaires: Plugin = {
  name: 'lean-questionnaires',
  setup: ({ onLoad }) =>
    onLoad({ filter: questionnaires }, async ({ path }) => ({
      contents: withoutShownWords(await readFile(path, 'utf8')),
      loader: 'ts',
    })),
};
