import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument, openApiPath } from '#functions/openapi/document.ts';
import type { MailView, QueueCounts } from '#infra/local/local-pages.ts';
import type { ModelBehaviour } from '#infra/local/services/bedrock.ts';
import type { WebhookCall } from '#infra/local/webhook-sink.ts';
import type { Fault } from '#infra/local/wire/aws-protocols.ts';
import type { RegisterRequest, RegisterResponse } from '#shared/contract/schemas/session-schemas.ts';
import { checkResponse, checkWebhook } from './contract-check.ts';
import { eventually } from './eventually.ts';
import { askLocal, type StackProcess, spawnStack } from './processes.ts';
import { temporaryDir } from './temporary-dir.ts';

export type TestStackOptions = {
  /** The built web app; absent, two empty pages are enough for tests that only call the API. */
  webDir?: string;
  /** `local` turns the fake model on. */
  modelId?: string;
  /** Bundled Lambdas to run instead of the sources: entry name → file. */
  lambdaFiles?: Record<string, string>;
  /** Absent, each start creates one. */
  localKey?: string;
  /** A condition by which `imports` of package.json find other files: `with-zz` adds the pseudo-language. */
  condition?: string;
};

export type Account = RegisterResponse & { email: string; password: string };
export type Call = { token?: string; body?: unknown; headers?: Record<string, string> };

export type TestStack = Awaited<ReturnType<typeof startTestStack>>;

/**
 * Starts the whole system, as `npm start` does, in a separate process with a free port and an empty data directory.
 * `await using stack = await startTestStack()` stops it and deletes its data at the end of the block.
 */
export const startTestStack = async (options: TestStackOptions = {}) => {
  const { webDir, modelId = '', lambdaFiles, localKey = '', condition = '' } = options;
  const dir = await temporaryDir();
  const dataDir = join(dir.path, 'data');
  const settings = {
    DATA_DIR: dataDir,
    BEDROCK_MODEL_ID: modelId,
    LOCAL_KEY: localKey,
    ...(condition && { NODE_OPTIONS: `--conditions=${condition}` }),
    WEB_DIR: webDir ?? (await placeholderWeb(dir.path)),
    LAMBDA_FILES: lambdaFiles ? JSON.stringify(lambdaFiles) : '',
  };
  let running: StackProcess = await spawnStack({ ...settings, PORT: '0' });
  const { url } = running;
  let output = '';

  const ask = (path: string, init?: RequestInit) => askLocal(running, path, init);
  const local = async <T>(path: string, init?: RequestInit): Promise<T> => (await (await ask(path, init)).json()) as T;
  const put = (path: string, body: unknown) => local(path, { method: 'PUT', body: JSON.stringify(body) });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    output += running.output();
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    const exited = once(running.child, 'exit');
    running.child.kill(signal);
    await exited;
  };
  const stop = async () => {
    await end('SIGTERM');
    await dir.remove();
  };

  return {
    url,
    dataDir,
    process: () => running,
    /** The key of this start: a call with this `x-local-key` may name its `x-local-address`. */
    localKey: () => running.localKey,
    /** Everything that it has printed, over all restarts. */
    output: () => output + running.output(),
    /** Calls a path below /_local, which needs the key. */
    ask,
    mail: () => local<MailView[]>('mail'),
    webhooks: async () => {
      const calls = await local<WebhookCall[]>('webhooks');
      for (const { body } of calls) checkWebhook(body);
      return calls;
    },
    queues: () => local<QueueCounts>('queues'),
    /** Runs the sweeper now. */
    sweep: () => local('sweep', { method: 'POST' }),
    /** Makes stand-ins fail from now on: `{ sqs: { error: 'ThrottlingException' } }`; `{}` heals them. */
    fail: (faults: Record<string, Fault>) => put('faults', faults),
    /** Tells the fake model how to behave. */
    model: (behaviour: ModelBehaviour) => put('bedrock', behaviour),
    /** Calls the API. Throws when the answer departs from the OpenAPI document. */
    call: async (method: 'GET' | 'POST', path: string, { token, body, headers = {} }: Call = {}) => {
      const address = `${url}${path}`;
      const response = await fetch(address, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return checkResponse(method, address, response);
    },
    /** Creates an account, with a new address unless one is given. */
    register: (person: Partial<RegisterRequest> = {}): Promise<Account> => register(url, person),
    /** Begins a further session of an account. */
    login: async ({ email, password }: Pick<Account, 'email' | 'password'>): Promise<{ token: string }> => {
      const response = await untilAnswered(() =>
        fetch(`${url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        }),
      );
      if (!response.ok) throw new Error(`Logging in answered ${response.status}.`);
      return (await response.json()) as { token: string };
    },
    /** The mails with results to this address, without those that ask to confirm it. */
    resultMails: async (email: string) =>
      (await local<MailView[]>('mail')).filter(
        ({ to, subject }) => to.includes(email) && /^Your .+ results are ready$/.test(subject),
      ),
    /** Confirms the account's address by the mailed code, so that results are mailed in full. */
    confirm: async ({ email, token }: Account): Promise<void> => {
      const newest = async () => {
        const text = (await local<MailView[]>('mail')).findLast(({ to }) => to === email)?.text;
        return /^ {4}(\d{6})$/m.exec(text ?? '')?.[1] ?? assert.fail(`No code was mailed to ${email}.`);
      };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const address = `${url}/api/users/me/confirm`;
      const response = await useNewestCode(newest, (code) =>
        fetch(address, { method: 'POST', headers, body: JSON.stringify({ code }) }),
      );
      await checkResponse('POST', address, response);
      if (response.status !== 200) throw new Error(`Confirming answered ${response.status}: ${await response.text()}`);
    },
    /** kill -9. */
    kill: () => end('SIGKILL'),
    /** Starts it again on the same port and data, after `kill` or by stopping it first. */
    restart: async () => {
      await end('SIGTERM');
      running = await spawnStack({ ...settings, PORT: new URL(url).port });
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
};

/**
 * Repeats a call while it is answered 503: a stand-in did not answer within the SDK's timeouts, as on a busy machine. The browser
 * does the same.
 */
export const untilAnswered = async (send: () => Promise<Response>): Promise<Response> => {
  const response = await send();
  return response.status === 503 ? untilAnswered(send) : response;
};

/**
 * Uses the code of the newest mail. A job that is repeated mails another code, which replaces the former one: if that happens
 * after the mail was read, the code of the newer mail is used, as a user would.
 */
export const useNewestCode = (newest: () => Promise<string>, use: (code: string) => Promise<Response>) => {
  let refused: string | undefined;
  return eventually(async () => {
    const code = await newest();
    assert.notEqual(code, refused, 'The newest code was refused.');
    const response = await untilAnswered(() => use(code));
    if (response.status !== 422) return response;
    refused = code;
    return assert.fail('A code was refused.');
  });
};

/** An invented name, which no sentence has. */
export const testLastName = 'Lindqvarn';

/** Creates an account in the system at this address. */
export const register = async (url: string, person: Partial<RegisterRequest> = {}): Promise<Account> => {
  const account = { email: `${randomUUID()}@example.com`, password: 'correct horse battery', ...person };
  const response = await untilAnswered(() =>
    fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Ada', lastName: testLastName, ...account }),
    }),
  );
  await checkResponse('POST', response.url, response);
  // 200: an earlier try, which was answered 503, had made it.
  if (response.status !== 201 && response.status !== 200)
    throw new Error(`Registering answered ${response.status}: ${await response.text()}`);
  return { ...account, ...((await response.json()) as RegisterResponse) };
};

/** A site for stacks of tests that are not about the web app. */
export const placeholderWeb = async (dir: string): Promise<string> => {
  const webDir = join(dir, 'placeholder-web');
  await mkdir(join(webDir, 'api'), { recursive: true });
  await writeFile(join(webDir, openApiPath), JSON.stringify(openApiDocument()));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(join(webDir, 'app.html'), '<!doctype html><title>App</title>');
  await writeFile(join(webDir, 'headers.json'), '{"x-content-type-options":"nosniff"}');
  return webDir;
};
