import { readImports, reportOf, sourceFiles } from './read-imports.ts';

// `npm run check:structure` prints each import that breaks a rule of .dependency-cruiser.cjs, with the reason of the rule.

const imports = await readImports();
const { output, exitCode } = await reportOf(imports);
console.log(output);

// Without a compiler that it knows, dependency-cruiser leaves TypeScript out and finds nothing wrong.
const read = new Set(imports.modules.map(({ source }) => source));
const notRead = sourceFiles().filter((file) => !read.has(file));
if (notRead.length > 0) console.error(`dependency-cruiser did not read ${notRead.length} files: ${notRead.join(', ')}`);

process.exitCode = exitCode === 0 && notRead.length === 0 ? 0 : 1;
