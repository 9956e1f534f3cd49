import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { product } from '#shared/product.ts';

// Loads the module again, as after a page load: the page that all tests share has shown headings before.
const anew = '/web/ui/page.tsx?anew';
const { PageHeading }: typeof import('#web/ui/page.tsx') = await import(/* @vite-ignore */ anew);

const screen = (name: string, within?: string) => (
  <PageHeading key={name} documentTitle={name} {...(within && { within })}>
    {name}
  </PageHeading>
);

test('each screen sets the document’s title and takes the focus, except the first one after a load', async () => {
  const { getByRole, rerender } = await render(screen('Dashboard'));
  await expect.element(getByRole('heading')).toHaveTextContent('Dashboard');
  expect(document.title).toBe(`Dashboard – ${product.name}`);
  expect(document.activeElement).toBe(document.body);
  await rerender(screen('Question 2 of 40', 'Longevity Quiz'));
  await expect.element(getByRole('heading', { name: 'Question 2 of 40' })).toHaveFocus();
  expect(document.title).toBe('Question 2 of 40 – Longevity Quiz');
});
