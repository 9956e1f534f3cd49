import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { leanQuestionnaires, quotedQuestionnaires } from '#infra/aws/lean-questionnaires.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/personas.ts';

const reasons = ['why', 'citation', 'subtext', 'subtextSi'];
const shown = [...reasons, 'labelSi'];
const withoutReasons = (name: string, value: unknown) => (reasons.includes(name) ? undefined : value);
const withoutShown = (name: string, value: unknown) =>
  shown.includes(name) ? undefined : name === 'label' ? '' : value;

/** What a bundle with the plugin exports. */
const leanModule = async (
  plugin: Plugin,
  file: string,
): Promise<{ source: string; exported: Record<string, unknown> }> => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [plugin],
  });
  const source = outputFiles[0]?.text ?? '';
  const exported = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  return { source, exported };
};

const questionnaires = [
  ['shared/longevity/questions/longevity-quiz.ts', 'longevityQuiz', productQuizId],
  ['shared/heart/questions/heart-quiz.ts', 'heartQuiz', cardiacQuizId],
] as const;

test.each(questionnaires)('%s without the words that are only shown asks the same', async (file, name, quizId) => {
  const { source, exported } = await leanModule(leanQuestionnaires, file);
  const whole = await loadQuiz(quizId);
  expect(JSON.stringify(exported[name])).toBe(JSON.stringify(whole, withoutShown));
  expect(source).not.toMatch(/\b(?:why|citation|subtext|subtextSi|labelSi):/);
});

test.each(questionnaires)(
  '%s without its reasons keeps every word that an answer is quoted with',
  async (file, name, quizId) => {
    const { source, exported } = await leanModule(quotedQuestionnaires, file);
    const whole = await loadQuiz(quizId);
    expect(JSON.stringify(exported[name])).toBe(JSON.stringify(whole, withoutReasons));
    expect(source).not.toMatch(/\b(?:why|citation|subtext|subtextSi):/);
  },
);

test('each persona has the same result from a worker without the reasons', async () => {
  const { exported } = await leanModule(quotedQuestionnaires, 'shared/result.ts');
  const lean = exported.composeResult as typeof composeResult;
  const habits = Object.values(longevityPersonas).map(({ answers }) => ({ quizId: productQuizId, answers, today }));
  const hearts = Object.values(cardiacPersonas).map(({ answers, longevityAnswers }) => {
    return { quizId: cardiacQuizId, answers, longevityAnswers, today } as const;
  });
  const submitted = [...habits, ...hearts];
  expect(submitted.map((each) => lean(each))).toEqual(submitted.map((each) => composeResult(each)));
});
