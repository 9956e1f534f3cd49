import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const questionnaires = /shared[\\/](?:longevity|heart)[\\/]questions[\\/][a-z-]+\.ts$/;

/** A string as our formatter writes it: on the line of its name or on the next one. */
const literal = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const shownOnly = new RegExp(String.raw`^\s*(?:why|citation|subtext|subtextSi):\s*${literal},\n`, 'gm');
const metricLabel = new RegExp(String.raw`,\s*labelSi:\s*${literal}`, 'g');
const optionLabel = new RegExp(String.raw`\blabel:\s*${literal}`, 'g');

/** Without what stands around a question and its options: whoever quotes an answer needs both, but not why it was asked. */
const withoutReasons = (source: string): string => source.replace(shownOnly, '');

/** Without the words that only a person reads: the checks need ids, values, bounds and conditions. */
const withoutShownWords = (source: string): string =>
  withoutReasons(source).replace(metricLabel, '').replace(optionLabel, "label: ''");

const lean = (name: string, edit: (source: string) => string): Plugin => ({
  name,
  setup: ({ onLoad }) =>
    onLoad({ filter: questionnaires }, async ({ path }) => ({
      contents: edit(await readFile(path, 'utf8')),
      loader: 'ts',
    })),
});

/**
 * For a function that checks answers and shows none: both questionnaires in both versions take 30 kB less of its zip. A
 * refusal still quotes the question, so the question's own text stays.
 */
export const leanQuestionnaires = lean('lean-questionnaires', withoutShownWords);

/** For a function that quotes answers in words and explains none. */
export const quotedQuestionnaires = lean('quoted-questionnaires', withoutReasons);
