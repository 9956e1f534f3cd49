import { buildWeb } from '#web/build.ts';

/** Builds the web app into a directory and returns it. */
export const buildWebInto = async (outDir: string): Promise<string> => {
  await buildWeb(outDir);
  return outDir;
};
