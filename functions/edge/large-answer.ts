import { gzipSync } from 'node:zlib';

type Response = { statusCode: number; headers: Record<string, string>; body: string };

/** What Lambda takes from a function at most, in bytes, with room for headers and cookies. */
const maxBytes = 6 * 1024 * 1024 - 64 * 1024;
/** A result of 13 kB goes as 5, which a slow phone notices, and to pack it takes a fraction of a millisecond. A token is smaller. */
const fromBytes = 4 * 1024;

/**
 * The response as it is, or compressed when it is large and the caller can unpack it. CloudFront compresses nothing that it does
 * not keep, and years of results are more than Lambda hands on. Throws AnswerTooLarge for what is too large all the same.
 */
export const packLarge = <R extends Response>(response: R, acceptEncoding = ''): R & { isBase64Encoded?: boolean } => {
  const bytes = Buffer.byteLength(response.body);
  const packed = bytes >= fromBytes && takesGzip(acceptEncoding) ? gzipped(response) : response;
  if (Buffer.byteLength(packed.body) > maxBytes) throw new AnswerTooLarge();
  return packed;
};

const gzipped = <R extends Response>(response: R) => ({
  ...response,
  headers: { ...response.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
  body: gzipSync(response.body).toString('base64'),
  isBase64Encoded: true,
});

/** As RFC 9110 (section 12.5.3) writes it: `gzip;q=0` means not gzip, and `*` stands for what is not named. */
const takesGzip = (acceptEncoding: string): boolean => {
  const named = acceptEncoding.split(',').map((each) => each.split(';').map((part) => part.trim().toLowerCase()));
  const chosen = named.find(([coding]) => coding === 'gzip') ?? named.find(([coding]) => coding === '*');
  return chosen !== undefined && !/^q=0(\.0*)?$/.test(chosen[1] ?? '');
};

/** The operator can still give the person their data: `npm run ops -- export-person` has no such limit. */
class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}
