import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { buildWebInto } from '#infra/local/web-build.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

const dir = await temporaryDir();
afterAll(dir.remove);

/** Secrets of the server: names of its settings and tables, addresses in AWS, keys. */
const secrets =
  /SERVER_KEY|ORIGIN_SECRETS|PROBE_KEY|[A-Z]+_TABLE\b|QUEUE_URL|arn:aws:|amazonaws\.com|AKIA[A-Z0-9]{16}|-----BEGIN|@aws-sdk|x-origin-secret/;

test('the web app is built once for each state of its sources, again after an interrupted build, and holds no secret', async () => {
  // The leftovers of an interrupted build.
  const home = join(dir.path, 'web/index.html');
  await mkdir(dirname(home));
  await writeFile(home, 'half a page');
  expect(await buildWebInto(dir.path, localSiteSettings())).toBe(dirname(home));
  expect(await readFile(home, 'utf8')).toContain('<!doctype html>');

  const files = await readdir(dirname(home), { recursive: true, withFileTypes: true });
  const readable = files.filter(
    (file) => file.isFile() && /\.(js|mjs|html|css|json|txt|svg|webmanifest)$/.test(file.name),
  );
  expect(readable.length).toBeGreaterThan(20);
  for (const { parentPath, name } of readable)
    expect([name, secrets.exec(await readFile(join(parentPath, name), 'utf8'))?.[0]]).toEqual([name, undefined]);

  await writeFile(home, 'touched');
  await buildWebInto(dir.path, localSiteSettings());
  expect(await readFile(home, 'utf8')).toBe('touched');
});
