import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { site } from '#infra/local/site.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { brotli, withCompressedCopies } from '#web/build/compressed-copies.ts';
import { buildWeb } from '#web/build.ts';
import { temporaryDir } from '../../support/temporary-dir.ts';

/** Serves the built site and the bare quiz, each as the local system does. */
export async function startSites() {
  const [ours, bare] = await Promise.all([temporaryDir(), temporaryDir()]);
  const sizes = await buildWeb(ours.path);
  await writePlainPage(ours.path);
  await writeBareSite(bare.path, ours.path);
  const servers = await Promise.all([ours, bare].map(({ path }) => serve(path)));
  return {
    sizes,
    ours: servers[0]?.origin ?? '',
    bare: servers[1]?.origin ?? '',
    stop: async () => {
      for (const server of servers) await server.stop();
      await Promise.all([ours.remove(), bare.remove()]);
    },
  };
}

const serve = async (dir: string) => {
  const server = await listen(0);
  server.mount('/', site(dir));
  return server;
};

/** Home without scripts, at `/plain.html`. */
async function writePlainPage(dir: string): Promise<void> {
  const home = await readFile(join(dir, 'index.html'), 'utf8');
  const plain = Buffer.from(home.replace(/<script.*?<\/script>|<link rel="modulepreload".*?>/gs, ''));
  await writeFile(join(dir, 'plain.html'), plain);
  await writeFile(join(dir, 'plain.html.br'), await brotli(plain));
}

const styles = `body{font:17px/1.5 system-ui;margin:0 auto;max-width:650px;padding:20px}
fieldset{border:0;padding:0;display:grid;gap:12px}button,input{font:inherit;min-height:52px;padding:0 20px}
footer{display:flex;gap:12px;margin-top:40px}progress,input[type=range]{width:100%}`;

/** Writes the bare quiz as a separate site, served as ours is: compressed, hashed, with our headers. */
async function writeBareSite(dir: string, ours: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'bare-quiz.tsx')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const headers = JSON.parse(await readFile(join(ours, 'headers.json'), 'utf8')) as Record<string, string>;
  const hash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
  const policy = headers['content-security-policy']?.replace(/style-src 'self'[^;]*/, `style-src 'self' ${hash}`);
  const files = new Map<string, Uint8Array>([
    ['assets/bare.js', outputFiles[0]?.contents ?? new Uint8Array()],
    ['index.html', Buffer.from(page)],
  ]);
  await mkdir(join(dir, 'assets'), { recursive: true });
  await writeFile(join(dir, 'headers.json'), JSON.stringify({ ...headers, 'content-security-policy': policy }));
  for (const [file, contents] of await withCompressedCopies(files)) await writeFile(join(dir, file), contents);
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><link rel="icon" href="data:,"><style>${styles}</style>
<div id="root"></div><script type="module" src="/assets/bare.js"></script></html>`;
