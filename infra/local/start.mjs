// Plain JavaScript, so that every Node can at least read it and say what to do.
import module from 'node:module';
import { join } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project runs on Node 24 (22.18 is the least that works); this is ${process.version}.\n` +
      'npm ci normally installs Node 24 inside the project, and npm start uses it. If npm could not do so on this\n' +
      'machine, install Node 24 from https://nodejs.org and run npm start again.',
  );
  process.exit(1);
}
// Compiled code is kept between starts: that saves about a third of the start-up time.
module.enableCompileCache(join(process.env.DATA_DIR ?? '.local', 'compile-cache'));
await import('./start.ts');
