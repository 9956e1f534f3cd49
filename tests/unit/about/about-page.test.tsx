import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AboutPage } from '#web/about/about-page.tsx';
import { callBeforeQuiz } from '#words/emergency.ts';

const markup = renderToStaticMarkup(
  <MemoryRouter>
    <AboutPage />
  </MemoryRouter>,
);

test('the page says whom to call in an emergency, and before the place is known says it in words, with 112', () => {
  expect(callBeforeQuiz).toContain('your local emergency number');
  expect(markup).toContain(callBeforeQuiz);
  expect([...markup.matchAll(/tel:(\d+)/g)].map(([, number]) => number)).toEqual(['112']);
});

test('the page can be prerendered under the policy, because it has no style attribute', () => {
  expect(markup).not.toMatch(/ style="/);
});

test('the intended use asks people to answer for themselves', () => {
  expect(markup).toContain('You answer about yourself, at home.');
  expect(markup).toContain('people aged 18 or over');
});
