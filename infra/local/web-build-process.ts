import { buildWeb } from '#web/build.ts';

// Builds the web app in a process of its own, whose memory (half a gigabyte) goes when it is done, and whose work does
// not hold up the start of the stand-ins. `infra/local/web-build.ts` forks it.

const [, , outDir, settings = ''] = process.argv;
process.once('disconnect', () => process.exit(1)); // the system that wants the build is gone
await buildWeb(outDir, JSON.parse(settings), 'quick');
process.exit(0);
