import { writePseudoWords } from './write-words.ts';

/*
 * npm run pseudo: the product in two languages, English and the pseudo-language. The words are written first, because the processes
 * of the second language import them.
 */
await writePseudoWords();
const { runProgram } = await import('#tests/support/processes.ts');
process.exitCode = await runProgram(process.execPath, ['--conditions=with-zz', 'tests/pseudo/walk.ts']);
