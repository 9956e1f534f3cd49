import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { emergencyNumbers } from '#shared/safety/emergency-numbers.ts';
import { AboutPage, inAnEmergency } from '#web/about/about-page.tsx';

const markup = renderToStaticMarkup(
  <MemoryRouter>
    <AboutPage />
  </MemoryRouter>,
);

test('every emergency number stands on the page', () => {
  for (const { region, number } of emergencyNumbers) {
    expect(inAnEmergency).toContain(region);
    expect(markup).toContain(number);
  }
});

test('it leads to the method, in the text and in the foot', () => {
  expect([...markup.matchAll(/href="\/methods"/g)]).toHaveLength(2);
});

test('the page can be prerendered under the policy: it has no style attribute', () => {
  expect(markup).not.toMatch(/ style="/);
});

test('the intended use asks people to answer for themselves', () => {
  expect(markup).toContain('You answer for yourself, at home.');
  expect(markup).toContain('people of 18 and over');
});
