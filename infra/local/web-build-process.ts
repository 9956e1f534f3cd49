import { buildWeb } from '#web/build.ts';

// Builds the web app in a separate process, so that its half gigabyte of memory is freed afterwards and it does not
// delay the start of the stand-ins. `infra/local/web-build.ts` forks it.

const [, , outDir, settings = ''] = process.argv;
process.once('disconnect', () => process.exit(1)); // the parent process has ended
await buildWeb(outDir, JSON.parse(settings), 'quick');
process.exit(0);
