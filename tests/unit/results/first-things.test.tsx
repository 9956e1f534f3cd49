import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/read-personas.ts';
import { ResultView } from '#web/results/result-view.tsx';

// The first words of a page are the most important ones for this person, and they are true.

const words = (quizId: Result['quiz_id'], content: ResultContent): string => {
  const submittedAt = '2026-11-21T10:42:00.000Z';
  const result: Result = {
    submissionId: asSubmissionId('01JC0000000000000000000000'),
    quiz_id: quizId,
    submittedAt,
    content,
  };
  const page = (
    <MemoryRouter>
      <ResultView result={result} onRetake={() => {}} />
    </MemoryRouter>
  );
  return renderToStaticMarkup(page).replace(/<[^>]+>/g, ' ');
};
const must = <T,>(persona: T | undefined): T => {
  if (!persona) throw new Error('the cast lacks somebody');
  return persona;
};
const firstOf = (text: string, ...wanted: readonly string[]): string | undefined => {
  const found = wanted.filter((one) => text.includes(one));
  return found.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))[0];
};

const heartPage = (name: string): string =>
  words(cardiacQuizId, composeResult({ quizId: cardiacQuizId, ...must(cardiacPersonas[name]), today }));
const agePage = (name: string): string => {
  const { answers, cardiacAnswers = {} } = must(longevityPersonas[name]);
  return words(productQuizId, composeResult({ quizId: productQuizId, answers, cardiacAnswers, today }));
};

test('a smoker with a note on blood pressure starts with its appointment, then with stopping', () => {
  const page = heartPage('heavySmoker50M');
  const book = 'Book the appointment in the notice';
  expect(firstOf(page, 'Stop smoking', book)).toBe(book);
  expect(page).toContain('Stop smoking');
});

test('a due appointment comes before everything in the plan', () => {
  const page = heartPage('diabeticHigh74M');
  expect(page.indexOf('Make an appointment about your heart risk')).toBeLessThan(page.indexOf('Key action plan'));
});

test('an urgent notice comes before what the number counts', () => {
  const page = agePage('retakeAfterWarning60M');
  expect(firstOf(page, 'This counts habits', 'Chest discomfort')).toBe('Chest discomfort');
});

test('a person with a very low weight sees no heart quiz, and no later day in the first card', () => {
  const page = agePage('severeUnderweight22F');
  expect(page).not.toContain('In the heart quiz');
  expect(page).toContain('Until you’ve been seen');
  expect(page.slice(0, page.indexOf('Until you’ve been seen'))).not.toContain('in the next few days');
});

test('no sentence appears twice in a row among the figures of the heart', () => {
  expect(heartPage('heavySmoker50M').split('so please don’t add them up').length - 1).toBe(1);
});
