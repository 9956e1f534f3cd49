import { expect, test } from 'vitest';
import { keyedHash } from '#functions/adapters/server-key.ts';

test('the hash is HMAC-SHA-256 of purpose, line break and text, as OpenSSL computes it', () => {
  // printf 'purpose\ntext' | openssl dgst -sha256 -hmac key -binary | basenc --base64url
  expect(keyedHash('key', 'purpose', 'text')).toBe('ArkesHOMrreqzt6peeBJaEjdxgCg8nJLzLYGA176d5s');
});

test.each([
  ['key', keyedHash('other key', 'purpose', 'text')],
  ['purpose', keyedHash('key', 'other purpose', 'text')],
  ['text', keyedHash('key', 'purpose', 'other text')],
])('another %s gives another hash', (_, other) => {
  expect(other).not.toBe(keyedHash('key', 'purpose', 'text'));
});
