import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { isStoreThere } from '#web/quiz/is-store-there.ts';
import { quizStore } from '#web/quiz/quiz-store.ts';

test('the store exists from the first write on', async () => {
  expect(await isStoreThere()).toBe(false);
  await set('draft', 'something', quizStore);
  expect(await isStoreThere()).toBe(true);
});
