import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new directory for one test; `remove` deletes it. */
export const temporaryDir = async () => {
  const path = await mkdtemp(join(tmpdir(), 'longevity-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
