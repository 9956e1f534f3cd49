import module from 'node:module';
import { join } from 'node:path';
import { requireCurrentNode } from './node-version.mjs';

requireCurrentNode('npm start');
// Answers about health will lie in what this process writes, and the next line makes the folder: its owner's alone.
process.umask(0o077);
const { settingsOrEnd } = await import('./settings.ts');
const settings = settingsOrEnd(process.env);
// Compiled code is kept between starts: that saves about a third of the start-up time.
module.enableCompileCache(join(settings.dataDir, 'compile-cache'));
const { start } = await import('./start.ts');
await start(settings);
