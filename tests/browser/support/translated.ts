import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest';
import { followPageTranslators } from '#web/ui/page-translators.ts';
import { tornApart, translatePage } from './page-translator.ts';

type Files = Record<string, () => Promise<unknown>>;

/**
 * The product is in one language, so users translate its pages. Runs the tests of these files once more while a
 * translator replaces each text node: none may crash, and none may show a text that React has changed or removed.
 */
export const runTranslated = (files: Files): void => {
  const { removeChild, insertBefore } = Node.prototype;
  followPageTranslators();
  afterAll(() => {
    Object.assign(Node.prototype, { removeChild, insertBefore });
  });
  let stop = () => {};
  beforeEach(() => {
    stop = translatePage();
  });
  afterEach(() => {
    stop();
    expect(tornApart.splice(0), 'texts beside each other in boxes').toEqual([]);
  });
  for (const [file, load] of Object.entries(files))
    describe(file, async () => {
      await load();
    });
};
