import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Answer, json, type LocalResponse } from './wire/messages.ts';

/** `prefix` and 32 random bytes in base64, made once and kept in this file, which only its owner may read. */
export const openKeyFile = (file: string, prefix = ''): string => {
  if (!existsSync(file)) {
    // Written beside it first: a process that is killed here leaves no half key behind.
    writeFileSync(`${file}.new`, `${prefix}${randomBytes(32).toString('base64')}`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8');
};

type Headers = Readonly<Record<string, string>>;

/**
 * The key of one start. Other accounts of this machine and other sites in the browser can reach the port too, so what shows mails
 * and tables answers only to somebody who read the key where it was printed.
 */
export type LocalKey = {
  text: string;
  /** Compares in constant time, so that nobody can guess the key letter by letter. */
  is(given: string): boolean;
  /** In `x-local-key`, or as the access key id of a request that AWS's SDK signed: the product knows nothing of it. */
  isIn(headers: Headers): boolean;
};

export const createLocalKey = (text: string = randomBytes(24).toString('base64url')): LocalKey => {
  const expected = digest(text);
  const is = (given: string) => timingSafeEqual(digest(given), expected);
  return {
    text,
    is,
    isIn: (headers) =>
      [headers['x-local-key'], accessKeyIdIn(headers)].some((given) => given !== undefined && is(given)),
  };
};

/** Answers only those who hold the key. */
export const locked =
  (key: LocalKey, answer: Answer): Answer =>
  (request) =>
    key.isIn(request.headers) ? answer(request) : refused();

/** In the shape of our errors and of AWS's at once: the SDK throws it with its sentence. */
export const refused = (): LocalResponse => {
  const message =
    'This answers only to the key of this start. People open the address with #key= that the start printed. ' +
    'Programs send the key in the header x-local-key, or as their AWS access key id.';
  const type = 'UnrecognizedClientException';
  return json(401, { message, code: 'not-allowed', __type: type }, { 'x-amzn-errortype': type });
};

/** `AWS4-HMAC-SHA256 Credential=<access key id>/20260101/eu-west-1/dynamodb/aws4_request, …` (Signature Version 4) */
const accessKeyIdIn = ({ authorization = '' }: Headers): string | undefined =>
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\//.exec(authorization)?.[1];

/** Hashes have one length, which the comparison in constant time needs. */
const digest = (text: string) => createHash('sha256').update(text).digest();
