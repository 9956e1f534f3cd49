import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '#infra/local/site.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { brotli, buildWeb } from '#web/build.ts';
import { temporaryDir } from '../../support/temporary-dir.ts';
import { writeBareSite } from './bare-site.ts';

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
