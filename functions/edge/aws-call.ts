import { createHash, createHmac } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

// Calls AWS services without their clients. A function makes two or three kinds of call to a service whose client describes a
// hundred: KMS's and SQS's would be 13 kB of a zip, Bedrock's 18 kB. Tests compare each request with that of the SDK's client.

type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string };

/** Region and credentials. Each client of the SDK has them in its `config`. */
export type Account = {
  readonly region: () => Promise<string>;
  readonly credentials: () => Promise<Credentials>;
};

export type Env = Readonly<Record<string, string | undefined>>;

/** In Lambda, they are in the environment. */
export const accountOf = (env: Env) => {
  const {
    AWS_REGION: region = '',
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = env;
  const sessionToken = env.AWS_SESSION_TOKEN;
  return { region, credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) } };
};

const accountOfProcess: Account = {
  region: async () => accountOf(process.env).region,
  credentials: async () => accountOf(process.env).credentials,
};

/** The SDK's own variables. Locally, they name stand-ins. */
const endpointVariables = {
  sqs: 'AWS_ENDPOINT_URL_SQS',
  kms: 'AWS_ENDPOINT_URL_KMS',
  secretsmanager: 'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  'bedrock-runtime': 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
} as const;

export const endpointOf = (host: keyof typeof endpointVariables, region: string, env: Env): URL => {
  const ofChina = region.startsWith('cn-') ? '.cn' : '';
  const given = env[endpointVariables[host]] || env.AWS_ENDPOINT_URL;
  return new URL(given || `https://${host}.${region}.amazonaws.com${ofChina}/`);
};

export type SignedRequest = { readonly url: string; readonly headers: Record<string, string>; readonly body: string };

type Unsigned = {
  /** The service's name in the signature. */
  readonly service: string;
  readonly region: string;
  readonly credentials: Credentials;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Signature Version 4: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
export function signedPost({ service, region, credentials, url, headers, body }: Unsigned, now: Date): SignedRequest {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`;
  const signed = Object.entries({
    ...headers,
    host: url.host,
    'x-amz-date': time,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const canonical = ['POST', encodedPath(url), '', lines, names, sha256(body)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secretAccessKey}`);
  const signature = hmac(key, toSign).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  const { host: _, ...sent } = Object.fromEntries(signed);
  return { url: url.href, headers: { ...sent, authorization }, body };
}

/** Each segment is encoded twice in what is signed, for every service but S3. */
const encodedPath = ({ pathname }: URL): string => pathname.split('/').map(encodeURIComponent).join('/');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const jsonVersions = { sqs: '1.0', kms: '1.1' } as const;
type JsonService = keyof typeof jsonVersions;

type TimeLimits = { readonly connectionTimeout: number; readonly requestTimeout: number };

/** As the SDK's clients have them, in milliseconds: how long an attempt waits for its connection, and for its response. */
export type CallSettings = { readonly maxAttempts: number; readonly requestHandler: TimeLimits };

/** `target` is the operation with its service, such as `AmazonSQS.SendMessage`. Throws `AwsRefusal` or the network's error. */
export type JsonCall = <Output>(target: string, input: object, deadline?: AbortSignal) => Promise<Output>;

/** Calls a service that speaks JSON, and retries as the SDK does. */
export const jsonCalls =
  (service: JsonService, settings: CallSettings, account: Account = accountOfProcess): JsonCall =>
  async <Output>(target: string, input: object, deadline?: AbortSignal): Promise<Output> => {
    const body = JSON.stringify(input);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const request = await requestTo(service, target, body, account);
        return (await sendOnce(request, settings.requestHandler, deadline)) as Output;
      } catch (failure) {
        if (attempt >= settings.maxAttempts || deadline?.aborted || !isTransient(failure)) throw failure;
        await sleep(pauseMs(failure, attempt), undefined, deadline && { signal: deadline });
      }
    }
  };

const requestTo = async (
  service: JsonService,
  target: string,
  body: string,
  account: Account,
): Promise<SignedRequest> => {
  const [region, credentials] = [await account.region(), await account.credentials()];
  const url = endpointOf(service, region, process.env);
  const headers = { 'content-type': `application/x-amz-json-${jsonVersions[service]}`, 'x-amz-target': target };
  return signedPost({ service, region, credentials, url, headers, body }, new Date());
};

const sendOnce = async (request: SignedRequest, limits: TimeLimits, deadline?: AbortSignal): Promise<unknown> => {
  const response = await responseTo(request, limits, deadline);
  const [status = 0, body] = [response.statusCode, await text(response)];
  if (status >= 200 && status < 300) return JSON.parse(body);
  throw new AwsRefusal(status, errorNameIn(response, body));
};

/** As the SDK sends it, so that the time limits mean the same. `fetch` has only one, for the whole call. */
const responseTo = (request: SignedRequest, limits: TimeLimits, signal?: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // By this header, Lambda notices functions that call each other without end. It is not signed.
    const trace = process.env._X_AMZN_TRACE_ID;
    const headers = { ...request.headers, ...(trace && { 'x-amzn-trace-id': trace }) };
    const send = request.url.startsWith('http:') ? http.request : https.request;
    const sent = send(request.url, { method: 'POST', headers, ...(signal && { signal }) });
    const timeout = () => void sent.destroy(new DOMException('The service did not answer in time.', 'TimeoutError'));
    const untilResponse = setTimeout(timeout, limits.requestTimeout);
    sent.on('socket', (socket) => {
      // A connection that is used again has no 'connect', and would collect a listener with each call.
      if (!socket.connecting) return;
      const untilConnected = setTimeout(timeout, limits.connectionTimeout);
      socket.once('connect', () => clearTimeout(untilConnected));
      sent.once('close', () => clearTimeout(untilConnected));
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.once('response', () => clearTimeout(untilResponse));
    sent.once('close', () => clearTimeout(untilResponse));
    sent.end(request.body);
  });

/** An answer of the service that is an error. Its `name` is AWS's, such as `ThrottlingException`. */
class AwsRefusal extends Error {
  readonly status: number;
  constructor(status: number, name: string) {
    // Not AWS's message: it may quote what was sent.
    super(`AWS answered with status ${status}.`);
    this.status = status;
    this.name = name;
  }
}

/** `com.amazonaws.sqs#QueueDoesNotExist` or `ThrottlingException:http://…`, in a header or in the body. */
const errorNameIn = ({ headers }: IncomingMessage, body: string): string => {
  const given = String(headers['x-amzn-errortype'] ?? /"__type"\s*:\s*"([^"]+)"/.exec(body)?.[1] ?? '');
  return /^(?:[^#]*#)?([^:]+)/.exec(given)?.[1] ?? 'UnknownError';
};

/** No answer at all counts: each of our calls may be repeated. An answer that is no JSON does not. */
const isTransient = (failure: unknown): boolean =>
  failure instanceof AwsRefusal
    ? failure.status >= 500 || failure.status === 429 || isThrottle(failure)
    : !(failure instanceof SyntaxError);

const isThrottle = ({ name }: Error): boolean => /Throttl|TooManyRequests/.test(name);

/** The SDK's standard retry: up to 100 ms before the second attempt, 500 ms after a throttle, and twice that before each other. */
const pauseMs = (failure: unknown, attempt: number): number =>
  Math.random() * (failure instanceof AwsRefusal && isThrottle(failure) ? 500 : 100) * 2 ** (attempt - 1);
