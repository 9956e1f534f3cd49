import { resolve } from 'node:path';
import { runProgram } from '#tests/support/processes.ts';
import { writePseudoWords } from './write-words.ts';

/*
 * npm run pseudo [folder for pictures]: every page and screen in the pseudo-language. The words are written first, because the
 * processes of the second language import them. The walk itself speaks it, to find its way.
 */
await writePseudoWords();
const webDir = resolve('node_modules/.cache/web-in-pseudo');
const build = `
  import { localSiteSettings } from '#infra/local/site-settings.ts';
  import { buildWeb } from '#web/build.ts';
  await buildWeb(${JSON.stringify(webDir)}, localSiteSettings(), 'quick');`;
const node = (...parameters: string[]) => runProgram(process.execPath, parameters);
process.exitCode =
  (await node('--conditions=with-zz', '--input-type=module', '--eval', build)) ||
  (await node('--conditions=with-zz', '--conditions=zz', 'tests/pseudo/walk.ts', webDir, ...process.argv.slice(2)));
