import module from 'node:module';
import { join } from 'node:path';
import { requireCurrentNode } from './node-version.mjs';

requireCurrentNode('npm start');
// This process writes health data, and reading the settings creates the folder: only its owner may read the files.
process.umask(0o077);
const { settingsOrEnd } = await import('./settings.ts');
const settings = settingsOrEnd(process.env);
// Caching compiled code between starts saves about a third of the start-up time.
module.enableCompileCache(join(settings.dataDir, 'compile-cache'));
const { start } = await import('./start.ts');
await start(settings);
