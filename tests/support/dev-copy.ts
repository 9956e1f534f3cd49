import { once } from 'node:events';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectDir, spawnStack } from './stack-process.ts';
import { temporaryDir } from './temporary-dir.ts';

const copied = ['functions', 'infra', 'shared', 'web', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * A copy of the project, with `npm run dev` running in it: tests edit it as they like, and a test that is killed leaves
 * nothing behind in the sources. The packages are those of the project.
 */
export const startDevCopy = async () => {
  const dir = await temporaryDir();
  const root = join(dir.path, 'project');
  await mkdir(root);
  await Promise.all(copied.map((name) => cp(join(projectDir, name), join(root, name), { recursive: true })));
  await symlink(join(projectDir, 'node_modules'), join(root, 'node_modules'), 'dir');
  const dataDir = join(root, '.local');
  const settings = { PORT: '0', DATA_DIR: dataDir, BEDROCK_MODEL_ID: '' };
  const { child, url, output } = await spawnStack(settings, { root, script: 'dev.mjs' });
  const exited = once(child, 'exit');
  const read = (file: string) => readFile(join(root, file), 'utf8');
  return {
    url,
    dataDir,
    output,
    read,
    /** Saves a file with one piece of its text replaced. Throws when the piece is not in it. */
    edit: async (file: string, piece: string, replacement: string) => {
      const text = await read(file);
      if (!text.includes(piece)) throw new Error(`${file} has no '${piece}' to edit.`);
      await writeFile(join(root, file), text.replace(piece, replacement));
    },
    /** Saves a new file. */
    add: (file: string, text: string) => writeFile(join(root, file), text),
    /** Answers with the code that the process ended with. */
    stop: async (): Promise<unknown> => {
      child.kill('SIGTERM');
      const [code] = await exited;
      await dir.remove();
      return code;
    },
  };
};
