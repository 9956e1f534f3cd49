import inspector from 'node:inspector';
import { requireCurrentNode } from './node-version.mjs';

requireCurrentNode('npm run dev');
// This process writes health data: only its owner may read the files.
process.umask(0o077);
// Off by default: anyone who can reach the port can run code as this account.
const { INSPECT } = process.env;
if (INSPECT) inspector.open(Number(INSPECT), '127.0.0.1');
const { settingsOrEnd } = await import('./settings.ts');
const settings = settingsOrEnd(process.env);
const [{ start }, { startDevStack }] = await Promise.all([import('./start.ts'), import('./dev.ts')]);
await start(settings, startDevStack);
