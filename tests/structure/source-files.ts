import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, topFolders } from './read-imports.ts';

/** Every TypeScript and JavaScript file of ours, as `folder/file.ts`. */
export const sourceFiles = (): string[] =>
  topFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
