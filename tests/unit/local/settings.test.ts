import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings, WrongSetting } from '#infra/local/settings.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

let dir: Awaited<ReturnType<typeof temporaryDir>>;
beforeAll(async () => {
  dir = await temporaryDir();
});
afterAll(() => dir.remove());

const at = (name: string) => join(dir.path, name);
const refusal = (environment: Record<string, string>): string => {
  try {
    readSettings({ DATA_DIR: at('for-refusals'), ...environment });
  } catch (error) {
    if (error instanceof WrongSetting) return error.message;
    throw error;
  }
  return 'none';
};

test('a blank setting counts as not set', () => {
  expect(readSettings({ DATA_DIR: '', PORT: '', BEDROCK_MODEL_ID: '' })).toEqual(readSettings({}));
  expect(readSettings({})).toEqual({ port: 3000, dataDir: resolve('.local'), modelId: '' });
});

test('the data directory may be new, empty, nested, with spaces in its name, or from an earlier start', () => {
  const dataDir = at('a b/new');
  expect(readSettings({ DATA_DIR: dataDir, PORT: '3001 ' })).toEqual({ port: 3001, dataDir, modelId: '' });
  expect(readSettings({ DATA_DIR: dataDir }).dataDir).toBe(dataDir);
  writeFileSync(join(dataDir, 'lock.sqlite'), '');
  mkdirSync(join(dataDir, 'web'));
  expect(readSettings({ DATA_DIR: dataDir }).dataDir).toBe(dataDir);
});

test('a folder with other files is refused, and nothing is written into it', () => {
  mkdirSync(at('somebody-elses/web'), { recursive: true });
  expect(refusal({ DATA_DIR: at('somebody-elses') })).toContain(
    `${at('somebody-elses')} contains files that this system did not write`,
  );
  expect(readdirSync(at('somebody-elses'), { recursive: true })).toEqual(['web']);
});

test('a data directory that cannot be created gets an error that says so', () => {
  writeFileSync(at('file'), '');
  expect(refusal({ DATA_DIR: at('file') })).toContain(`The data cannot be stored in ${at('file')} (EEXIST)`);
  expect(refusal({ DATA_DIR: at('file/below') })).toContain('(ENOTDIR)');
});

test('a key may be set, in characters without a meaning in URLs and signatures', () => {
  expect(readSettings({ DATA_DIR: at('keyed'), LOCAL_KEY: ' a-key.of_Mine~1 ' }).localKey).toBe('a-key.of_Mine~1');
  expect(readSettings({ DATA_DIR: at('keyed'), LOCAL_KEY: ' ' })).not.toHaveProperty('localKey');
  for (const LOCAL_KEY of ['a/b', 'a b', 'a,b', 'a#b', 'é', 'a'.repeat(129)])
    expect(refusal({ LOCAL_KEY })).toContain('LOCAL_KEY may have up to 128 characters');
});

test.each(['abc', '65536', '-1', '30.5', '1e3'])('%s is not a port', (PORT) => {
  expect(refusal({ PORT })).toBe(
    `PORT is ${PORT}, which is not a port. Choose one from 1024 to 65535: PORT=3001 npm start`,
  );
});
