// `node --import` loads it before the script itself, which an older Node could not read.
import { requireCurrentNode } from './node-version.mjs';

requireCurrentNode(`npm run ${process.env.npm_lifecycle_event ?? '…'}`);
