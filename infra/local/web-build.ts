import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const build = new URL('../../web/build.ts', import.meta.url);

/** Builds the web app into a directory and returns it. */
export const buildWebInto = async (outDir: string): Promise<string> => {
  if (existsSync(build)) {
    const { buildWeb } = await import(build.href);
    await buildWeb(outDir);
  } else {
    mkdirSync(outDir, { recursive: true });
    for (const name of ['index.html', 'app.html'])
      writeFileSync(join(outDir, name), '<!doctype html><title>Soon</title>');
    writeFileSync(join(outDir, 'headers.json'), '{}');
  }
  return outDir;
};
