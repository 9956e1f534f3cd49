import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Submitted } from '#shared/result.ts';
import type { Someone } from '#tests/unit/heart/words/everyone.ts';

// The same result in two languages.

/** What both results of a person of the reference are composed from. */
export const bothOf = ({ heart, longevity, today }: Someone): readonly Submitted[] => [
  { quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today, firstName: 'Ines' },
  { quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today, firstName: 'Ines' },
];

/** Members that are never words. */
const codes = new Set('class code hash id kind level questionId standing startWith tel url'.split(' '));

/** In what a text differs, in the language of `other`, from one in English. */
type CompareWords = (english: string, other: string, path: string) => readonly string[];

/** The places where two results differ in more than words, or in what is found between their words. */
export const resultDifferences = (
  english: unknown,
  other: unknown,
  compare: CompareWords,
  path = '',
): readonly string[] => {
  const different = english === other ? [] : [`${path}: ${english} is ${other}`];
  if (typeof english === 'string' && typeof other === 'string') {
    if (path === '.language') return [];
    return codes.has(path.split('.').at(-1) ?? '') ? different : compare(english, other, path);
  }
  if (typeof english !== 'object' || typeof other !== 'object' || english === null || other === null) return different;
  const [own, others] = [Object.entries(english), Object.entries(other)];
  if (own.map(([key]) => key).join() !== others.map(([key]) => key).join()) return [`${path}: other members`];
  return own.flatMap(([key, value], at) => resultDifferences(value, others[at]?.[1], compare, `${path}.${key}`));
};
