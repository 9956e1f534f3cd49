import { expect, test } from 'vitest';
import { promisingNothing } from '#shared/contract/site-settings.ts';
import { prerenderPages } from '#web/build/prerendered-pages.ts';
import { inProduction } from '#web/build/vite-config.ts';
import { glance, lead } from '#web/features/methods/content/methods-texts.ts';
import { wordsIn } from './shown-page.tsx';

test('the methods page is complete before any script has run: at a glance, by topic, and with its numbers', async () => {
  const { prerendered } = await inProduction(() => prerenderPages(promisingNothing));
  const methods = prerendered.get('/methods') ?? '';
  const text = wordsIn(methods);
  for (const part of [lead, ...glance.flatMap(({ title, points }) => [title, ...points])]) expect(text).toContain(part);
  expect(text).toContain('PREVENT');
  expect(methods.match(/<table/g)?.length).toBeGreaterThan(10);
});
