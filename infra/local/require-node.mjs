// `node --import` loads it before the script itself, which an older Node could not read.
import { requireCurrentNode } from './node-version.mjs';

const { npm_lifecycle_event: word = 'npx' } = process.env;
requireCurrentNode(word === 'npx' ? 'what you typed' : `npm run ${word}`);
