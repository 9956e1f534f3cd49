import { gbSeconds } from './gb-seconds.ts';
import type { Use } from './use.ts';

const line = 'Backups of the users';
const runs = 30 * 24;
const users = 10_000;
const bytesOfUser = 170;
const keptDays = 33;
/** A page of 60 users takes a tenth of a second, and as much pause; the other hours only look. */
const backupMs = 30 * (users / 60) * 200 + runs * 300;

export const userBackupsPerMonth = (memoryMb: number): Use[] => [
  { line, price: 'lambdaRequest', amount: runs, because: `${users} users, written once a day` },
  { line, price: 'lambdaGbSecond', amount: gbSeconds(memoryMb, backupMs), because: 'page by page' },
  { line, price: 's3Request', amount: runs * 2, because: 'a look each hour' },
  { line, price: 's3GbMonth', amount: (keptDays * users * bytesOfUser) / 1e9, because: `kept ${keptDays} days` },
];
