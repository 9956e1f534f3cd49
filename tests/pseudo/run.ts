import { writePseudoWords } from './write-words.ts';

/*
 * npm run pseudo: the whole product in the pseudo-language. The words are written first, because a process under the condition `zz`
 * imports them.
 */
await writePseudoWords();
const { runProgram } = await import('#tests/support/processes.ts');
process.exitCode = await runProgram(process.execPath, [
  '--conditions=zz',
  '--conditions=with-zz',
  'tests/pseudo/walk.ts',
]);
