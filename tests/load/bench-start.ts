import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { spawnStack } from '../support/processes.ts';
import { temporaryDir } from '../support/temporary-dir.ts';

// `npm run bench:start`: how long `npm start` takes until it is ready, web build included, and the memory it holds then.

const starts = 6;

const residentMegabytes = (pid: number): number => {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
};

const measure = async (dataDir: string) => {
  const startedAt = performance.now();
  const { child, url } = await spawnStack({ PORT: '0', DATA_DIR: dataDir, WEB_DIR: '' });
  const seconds = (performance.now() - startedAt) / 1000;
  await (await fetch(url)).text();
  const megabytes = residentMegabytes(child.pid ?? 0);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  return { seconds, megabytes };
};

const dir = await temporaryDir();
for (let start = 1; start <= starts; start++) {
  const { seconds, megabytes } = await measure(dir.path);
  const kind = start === 1 ? 'first start, no data, nothing compiled' : 'later start';
  console.log(`${kind.padEnd(40)} ready after ${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB resident`);
}
await dir.remove();
