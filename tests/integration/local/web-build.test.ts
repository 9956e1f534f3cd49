import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { buildWebInto } from '#infra/local/web-build.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

const dir = await temporaryDir();
afterAll(dir.remove);

test('the web app is built once per state of its sources, and again when a build was not finished', async () => {
  const webDir = await buildWebInto(dir.path, localSiteSettings());
  const home = join(webDir, 'index.html');
  expect(await readFile(home, 'utf8')).toContain('<!doctype html>');

  await writeFile(home, 'touched');
  await buildWebInto(dir.path, localSiteSettings());
  expect(await readFile(home, 'utf8')).toBe('touched');

  await rm(join(webDir, 'built-from'));
  await buildWebInto(dir.path, localSiteSettings());
  expect(await readFile(home, 'utf8')).toContain('<!doctype html>');
});
