import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { DataPresence } from './data-dir.ts';
import { type Answer, json, type LocalResponse, problem } from './wire/http-messages.ts';

type Headers = Readonly<Record<string, string>>;

export type LocalKey = ReturnType<typeof createLocalKey>;

/**
 * The key of one start. Other accounts on this machine, and other sites in the browser, can reach the port too, so
 * everything that shows mails or tables requires the key that was printed at the start.
 */
export const createLocalKey = (text: string = randomBytes(24).toString('base64url')) => {
  const expected = digest(text);
  /** Compares in constant time, so that the key cannot be guessed character by character. */
  const is = (given: string) => timingSafeEqual(digest(given), expected);
  return {
    text,
    is,
    /**
     * Whether the key is in `x-local-key`, or is the access key id of a request that the AWS SDK signed. The product
     * does not know about the key.
     */
    isIn: (headers: Headers): boolean =>
      [headers['x-local-key'], accessKeyIdIn(headers)].some((given) => given !== undefined && is(given)),
  };
};

/** `AWS4-HMAC-SHA256 Credential=<access key id>/20260101/eu-west-1/dynamodb/aws4_request, …` (Signature Version 4) */
const accessKeyIdIn = ({ authorization = '' }: Headers): string | undefined =>
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\//.exec(authorization)?.[1];

/** Hashes have a fixed length, which the comparison in constant time needs. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Refuses requests without the key. */
export const locked =
  (key: LocalKey, answer: Answer): Answer =>
  (request) =>
    key.isIn(request.headers) ? answer(request) : refused();

/** In the format of our errors and of AWS's at once, so that the SDK throws an error with this message. */
const refused = (): LocalResponse => {
  const message =
    'This needs the key of this start. In a browser, open the address with #key= that the start printed. ' +
    'A program sends the key in the header x-local-key, or as its AWS access key id.';
  const type = 'UnrecognizedClientException';
  return json(401, { message, code: 'not-allowed', __type: type }, { 'x-amzn-errortype': type });
};

/** The source address of calls from this machine. */
export const thisMachine = '127.0.0.1';

/**
 * Lets a call state its source address (`x-local-address`), so that limits per address can be tested on one machine. Only
 * calls with the key may do so. Neither header reaches the product.
 */
export const fromNamedAddress =
  (key: LocalKey, answer: Answer): Answer =>
  (request) => {
    const { 'x-local-key': _, 'x-local-address': named, ...headers } = request.headers;
    if (named === undefined || !key.isIn(request.headers))
      return answer({ ...request, headers, sourceIp: thisMachine });
    if (isIP(named) !== 0) return answer({ ...request, headers, sourceIp: named });
    return problem({ message: 'x-local-address is not an IP address.', code: 'malformed' });
  };

/** The path of the stand-ins on the local server. */
export const standInPath = '/_local/aws';

const keySegment = 'key';

/**
 * The path of the stand-ins with the key in it, for clients that sign with other credentials: with a real model, all clients
 * of the process use the developer's own AWS credentials.
 */
export const standInPathWith = (key: LocalKey): string => `${standInPath}/${keySegment}/${key.text}`;

/**
 * Mount it at `standInPath`: the services by name, for callers with the key. A response counts only if the data
 * directory is still there after it.
 */
export const standInsBehind =
  (key: LocalKey, missingData: DataPresence, services: Readonly<Record<string, Answer>>): Answer =>
  async (request) => {
    const [, first, given = '', ...below] = request.path.split('/');
    const isInPath = first === keySegment && key.is(given);
    if (!isInPath && !key.isIn(request.headers)) return refused();
    const [name = '', ...rest] = isInPath ? below : request.path.split('/').slice(1);
    const answer = services[name];
    if (!answer) return json(404, { message: 'The local system does not imitate this service.', code: 'not-found' });
    const response = await answer({ ...request, path: `/${rest.join('/')}` });
    const loss = missingData();
    return loss === null ? response : json(500, { __type: 'InternalServerError', message: loss });
  };

/** `prefix` and 32 random bytes in base64. Created once and stored in this file, which only its owner may read. */
export const openKeyFile = (file: string, prefix = ''): string => {
  if (!existsSync(file)) {
    // Written under another name first: a process that is killed here leaves no partial key behind.
    writeFileSync(`${file}.new`, `${prefix}${randomBytes(32).toString('base64')}`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8');
};
