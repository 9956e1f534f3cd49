import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { otherLanguages } from '#shared/contract/language.ts';

const root = join(import.meta.dirname, '..');

/**
 * For functions that run from their sources, which are in the default language: bundles what they say in the other ones into this
 * folder (functions/edge/speech.ts). Does nothing while there is one language.
 */
export const writeSpeech = async (folder: string): Promise<void> => {
  if (otherLanguages.length === 0) return;
  const { bundleSpeech, speechFile } = await import('#infra/aws/functions/bundle-functions.ts');
  const paths = globSync(['functions/speech/*.ts', 'functions/features/*/speech.ts'], { cwd: root });
  const files = await bundleSpeech(paths.flatMap((path) => speechFile(path) ?? []));
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of files)
    if (!path.endsWith('.map')) await writeFile(join(folder, basename(path)), contents);
  process.env.SPEECH_DIR = folder;
};

/**
 * The same for one piece of work. The folder is this user's alone, because its code runs with an operator's rights. It goes at the
 * end.
 */
export const withSpeechFolder = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'speech-'));
  try {
    await writeSpeech(folder);
    return await work();
  } finally {
    await rm(folder, { recursive: true });
  }
};
