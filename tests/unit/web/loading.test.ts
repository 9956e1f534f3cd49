import { expect, test, vi } from 'vitest';
import { loadable } from '#web/ui/loading.ts';

test('a module is loaded once, however often it is requested, and is then available at once', async () => {
  const start = vi.fn(async () => 'page');
  const page = loadable(start);
  expect(page.get()).toBeNull();
  expect(await Promise.all([page.load(), page.load()])).toEqual(['page', 'page']);
  await page.load();
  expect(page.get()).toBe('page');
  expect(start).toHaveBeenCalledOnce();
});

test('a load that failed is tried again', async () => {
  const start = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page');
  const page = loadable(start);
  await expect(page.load()).rejects.toThrow('offline');
  expect(page.get()).toBeNull();
  expect(await page.load()).toBe('page');
});
