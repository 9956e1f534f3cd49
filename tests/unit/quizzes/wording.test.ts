import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productQuizId, type QuizId, type QuizVersion, quizIds, quizVersions } from '#shared/derived-names.ts';
import { loadScreens } from '#shared/load-screens.ts';
import { product } from '#shared/product.ts';
import type { Quiz } from '#shared/quiz/question.ts';

// A submission stores the version of its quiz and no wording. What a person reads later as the question that they answered
// is the wording of that version, so it must never change under the same number.

type Fingerprints = Readonly<
  Record<QuizVersion, Readonly<Record<'longevity' | 'heart', Readonly<Record<string, string>>>>>
>;
const committed: Fingerprints = JSON.parse(readFileSync(new URL('wording.json', import.meta.url), 'utf8'));

/** Some texts and ids contain a white label's name. */
const asFirstNamed = (text: string): string =>
  text.replaceAll(product.name, 'Longevity').replaceAll(product.id, 'longevity');

/** Each question with its section, text and options: everything that is quoted later. */
const wordingOf = (quiz: Quiz): Record<string, string> =>
  Object.fromEntries(
    [...quiz.questions, ...(quiz.besides ?? [])].map(({ id, section, text, options, unit, convert, sliderLabels }) => {
      const labels = (options ?? []).map(({ value, label, labelSi }) => [value, label, labelSi ?? null]);
      const said = JSON.stringify([section, text, labels, unit ?? null, convert?.to ?? null, sliderLabels ?? null]);
      return [asFirstNamed(id), createHash('sha256').update(asFirstNamed(said)).digest('hex').slice(0, 16)];
    }),
  );

const cases = quizVersions.flatMap((version) => quizIds.map((quizId) => [version, quizId] as const));

test.each<readonly [QuizVersion, QuizId]>(cases)(
  'the wording of version %s of %s has not changed',
  async (version, quizId) => {
    const kind = quizId === productQuizId ? 'longevity' : 'heart';
    const now = wordingOf(await loadScreens(quizId));
    const then = committed[version][kind];
    const changed = [...new Set([...Object.keys(now), ...Object.keys(then)])].filter((id) => now[id] !== then[id]);
    expect(
      changed,
      `The words of ${changed.join(', ')} differ from those that version ${version} was answered with. Old answers would be misquoted: keep the former quiz, add a version to shared/derived-names.ts, and commit its fingerprints to tests/unit/quizzes/wording.json.`,
    ).toEqual([]);
  },
);
