import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { sources } from '#shared/sources/sources.ts';
import { root } from '#tests/structure/read-imports.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { foreignIn, sentencesOf, spanish } from '#tests/support/translations.ts';

// Finds English in what a reader of Spanish gets.

const withoutTags = (text: string) => text.replaceAll(/<\/?\w+>/g, '');

/** The wordings of every file of words, cut where a value stands. */
const wordsOf = async (language: 'en' | 'es'): Promise<ReadonlySet<string>> => {
  const files = globSync([`shared/words/${language}/*.ts`, `shared/features/*/{,*/}words/${language}.ts`], {
    cwd: root,
  });
  const rooms = await Promise.all(files.map((file) => sentencesOf(readFileSync(join(root, file), 'utf8'))));
  const wordings = rooms.flatMap((room) => [...room.values()].flatMap((sentence) => sentence.wordings));
  return new Set(wordings.flatMap((wording) => withoutTags(wording).split(/[…#]/)).map((piece) => piece.trim()));
};

/** Names that are the same in every language: publications, as a result and a question cite them, and who wrote them. */
const names: readonly string[] = [
  ...Object.values(sources).flatMap(({ short, citation }) => [citation, short]),
  ...[productQuizId, cardiacQuizId].flatMap((id) => quizzes[id].questions.flatMap(({ citation }) => citation ?? [])),
  'American Heart Association',
  'JAMA Cardiol 2025 (PREVENT risk age)',
  'hazard ratios',
  'English',
  'Life’s Essential 8',
].toSorted((one, other) => other.length - one.length);

/** A phrase that is English in a text, or null. */
export type FindEnglish = (text: string) => string | null;

export const englishFinder = async (): Promise<FindEnglish> => {
  const [english, translated] = await Promise.all([wordsOf('en'), wordsOf('es')]);
  const others = [...english].filter((text) => !translated.has(text) && /\p{L}{3}/u.test(text));
  const labels = new Set(others);
  const sentences = others.filter((text) => text.length > 8 && /\p{L} \p{L}/u.test(text));
  return (given) => {
    const text = names.reduce((rest, name) => rest.replaceAll(name, ' '), given).trim();
    if (labels.has(text)) return text;
    return foreignIn(text, spanish)[0] ?? sentences.find((sentence) => text.includes(sentence)) ?? null;
  };
};
