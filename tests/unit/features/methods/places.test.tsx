import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { heart, onPar, underweight, younger } from '#tests/unit/results/sample-pages.ts';
import { AboutPage } from '#web/about/about-page.tsx';
import { ResultView } from '#web/results/result-view.tsx';

// The links from the core's pages to the methods page and to the check.

const markupOf = (page: React.ReactNode): string => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

const shown = (quizId: Result['quiz_id'], content: ResultContent): string => {
  const result = {
    submissionId: asSubmissionId('01JC0000000000000000000000'),
    quiz_id: quizId,
    submittedAt: '2026-11-21T10:42:00.000Z',
    content,
  };
  return markupOf(<ResultView result={result} onRetake={() => {}} />);
};

test('the page about the site links to the method, in its text and its footer', () => {
  expect([...markupOf(<AboutPage />).matchAll(/href="\/methods"/g)]).toHaveLength(2);
});

test('a source of an action leads to its place on the methods page', () => {
  expect(shown(productQuizId, onPar)).toContain('href="/methods#source-momma2022"');
});

test('only a page with a biological age asks how far it holds', () => {
  expect(shown(productQuizId, younger)).toContain('href="/proof"');
  expect(shown(productQuizId, underweight)).not.toContain('/proof');
  expect(shown(cardiacQuizId, heart)).not.toContain('/proof');
});
