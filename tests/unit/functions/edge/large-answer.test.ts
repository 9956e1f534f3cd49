import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packLarge } from '#functions/edge/http-response.ts';

const kilobytes = (count: number) => 'a'.repeat(count * 1024);
const answer = (body: string) => ({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });

test('a large response is compressed for a client that can unpack it, and caches are told so', () => {
  const body = kilobytes(4);
  const packed = packLarge(answer(body), 'deflate, gzip');
  expect(packed.isBase64Encoded).toBe(true);
  expect(packed.statusCode).toBe(200);
  expect(packed.headers).toEqual({
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
  });
  expect(gunzipSync(Buffer.from(packed.body, 'base64')).toString()).toBe(body);
});

test.each(['gzip', 'GZIP', 'br, gzip', 'gzip;q=0.5', 'gzip; q=1.0', '*', 'br;q=0,*', 'gzip;q=0.001'])(
  'a client that sends %j gets it compressed',
  (accepted) => {
    expect(packLarge(answer(kilobytes(5)), accepted).isBase64Encoded).toBe(true);
  },
);

test.each(['', 'br', 'gzip;q=0', 'gzip; q=0.000', '*;q=0', 'identity', 'gzip;q=0, *', 'x-gzipped'])(
  'a client that sends %j gets it uncompressed',
  (accepted) => {
    const plain = answer(kilobytes(5));
    expect(packLarge(plain, accepted)).toBe(plain);
  },
);

test('a small response stays uncompressed', () => {
  const plain = answer(kilobytes(4).slice(1));
  expect(packLarge(plain, 'gzip')).toBe(plain);
});

test('a response above Lambda’s limit is an error with a name of its own', () => {
  const most = 6 * 1024 - 64;
  expect(packLarge(answer(kilobytes(most)))).toEqual(answer(kilobytes(most)));
  expect(() => packLarge(answer(`${kilobytes(most)}b`))).toThrow(expect.objectContaining({ name: 'AnswerTooLarge' }));
  expect(packLarge(answer(kilobytes(most + 1)), 'gzip').isBase64Encoded).toBe(true);
});
