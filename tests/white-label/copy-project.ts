import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installed, built or written by a run, so not part of the project. */
const leftOut = new Set(['node_modules', '.git', '.local', 'dist', 'cdk.out', 'test-results', 'reports']);

/** Copies the project into a new folder with a link to the installed packages, and returns the folder. */
export const copyProject = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'white-label-'));
  await cp(root, folder, { recursive: true, filter: (source) => !leftOut.has(basename(source)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
};

/** What another operator writes into shared/product.ts. */
const otherProduct: Readonly<Record<string, string>> = {
  "id: '[^']*'": "id: 'vigour'",
  "name: '[A-Z][^']*'": "name: 'Vigour'",
  "partner: \\{ url: '[^']*' \\}": "partner: { url: 'https://clinic.example/' }",
  "(?<=partnerNames = \\{ )en: '[^']*'": "en: 'another clinic'",
  "(?<=brandLines = \\{\\n {2})en: '[^']*'": "en: 'Another line for another label.'",
};

/** Throws when the file no longer has one of the lines. */
export const nameAnew = async (folder: string): Promise<void> => {
  const file = join(folder, 'shared/product.ts');
  const before = await readFile(file, 'utf8');
  const after = Object.entries(otherProduct).reduce((text, [pattern, other]) => {
    const edited = text.replace(new RegExp(pattern), other);
    if (edited === text) throw new Error(`shared/product.ts has no ${pattern}.`);
    return edited;
  }, before);
  await writeFile(file, after);
};
