import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { leanQuestionnaires } from '#infra/aws/lean-questionnaires.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';

const shown = ['why', 'citation', 'subtext', 'subtextSi', 'labelSi'];
const withoutShown = (name: string, value: unknown) =>
  shown.includes(name) ? undefined : name === 'label' ? '' : value;

/** What a bundle with the plugin exports. */
const leanModule = async (file: string): Promise<{ source: string; exported: Record<string, unknown> }> => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [leanQuestionnaires],
  });
  const source = outputFiles[0]?.text ?? '';
  const exported = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  return { source, exported };
};

test.each([
  ['shared/longevity/questions/longevity-quiz.ts', 'longevityQuiz', productQuizId, '2.1'],
  ['shared/heart/questions/heart-quiz.ts', 'heartQuiz', cardiacQuizId, '2.1'],
  ['shared/engine-1/quizzes/longevity.ts', 'longevityQuiz', productQuizId, '1.0'],
  ['shared/engine-1/quizzes/cardiac-health.ts', 'cardiacHealthQuiz', cardiacQuizId, '1.0'],
] as const)('%s without the words that are only shown asks the same', async (file, name, quizId, version) => {
  const { source, exported } = await leanModule(file);
  const whole = await loadQuiz(quizId, version);
  expect(JSON.stringify(exported[name])).toBe(JSON.stringify(whole, withoutShown));
  expect(source).not.toMatch(/\b(?:why|citation|subtext|subtextSi|labelSi):/);
});
