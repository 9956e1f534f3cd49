import { expect, test } from 'vitest';
import { readingGrade, titleGrade, withoutMedicalTerms } from '#tests/support/reading.ts';
import { textsIn } from '#tests/support/rendered.tsx';
import { everyone } from './everyone.ts';

const highestGrade = 6;

test('neither a title nor a list item without a full stop counts as a sentence', () => {
  const sentence = 'Ask your clinician whether a medicine for your blood pressure is right for you.';
  expect(readingGrade([sentence, 'Sleep', 'Fair', 'All nine areas'])).toBe(readingGrade(sentence));
  expect(readingGrade('Sleep')).toBe(0);
  expect(titleGrade('Sleep')).toBeLessThan(titleGrade('Administration'));
});

const textsOf = (html: string): string[] => textsIn(html).map(withoutMedicalTerms);

/** Names of works that others wrote. */
const withoutSources = (html: string): string => html.replaceAll(/<ol class="[^"]*sources[\s\S]*?<\/ol>/g, ' ');

test('every page and every mail reads at grade 6 or below', () => {
  const grades = everyone.flatMap(({ name, markup, mail }) => [
    [name, readingGrade(textsOf(withoutSources(markup)))] as const,
    [`mail to ${name}`, readingGrade(textsOf(mail.html))] as const,
  ]);
  const highest = grades.toSorted(([, a], [, b]) => b - a)[0];
  console.info(
    `Highest reading grade of ${grades.length} pages and mails: ${highest?.[1].toFixed(1)}, ${highest?.[0]}.`,
  );
  expect(
    grades.filter(([, grade]) => grade > highestGrade).map(([name, grade]) => `${name}: ${grade.toFixed(1)}`),
  ).toEqual([]);
});
