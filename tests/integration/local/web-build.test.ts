import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { buildWebInto } from '#infra/local/web-build.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

const dir = await temporaryDir();
afterAll(dir.remove);

test('the web app is built once per state of its sources, and again when a build was not finished', async () => {
  // What a build leaves that ended in its middle.
  const home = join(dir.path, 'web/index.html');
  await mkdir(dirname(home));
  await writeFile(home, 'half a page');
  expect(await buildWebInto(dir.path, localSiteSettings())).toBe(dirname(home));
  expect(await readFile(home, 'utf8')).toContain('<!doctype html>');

  await writeFile(home, 'touched');
  await buildWebInto(dir.path, localSiteSettings());
  expect(await readFile(home, 'utf8')).toBe('touched');
});
