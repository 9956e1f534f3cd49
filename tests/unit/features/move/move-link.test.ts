import { expect, test } from 'vitest';
import { linkIn } from '#web/features/move/handoff.ts';

const [id, key] = ['a'.repeat(43), 'b'.repeat(43)];

test.each([
  ['as we made it', `#${id}.${key}`],
  ['with a full stop behind it', `#${id}.${key}.`],
  ['with a parameter of a messenger', `#${id}.${key}&fbclid=abc`],
  ['with its dot escaped', `#${id}%2E${key}`],
])('a link to another device is parsed %s', (_, hash) => {
  expect(linkIn(hash)).toEqual({ id, key });
});

test.each(['', '#', `#${id}`, `#${id}.${key}c`, `#${id}.${key.slice(1)}`])('%j is not such a link', (hash) => {
  expect(linkIn(hash)).toBeNull();
});
