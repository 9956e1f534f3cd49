// npm starts every script in TypeScript by `node infra/run.mjs <script> …`. On a Node that cannot run TypeScript it prints what
// to do.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireCurrentNode } from './local/node-version.mjs';

const { npm_lifecycle_event: word = 'npx' } = process.env;
requireCurrentNode(word === 'npx' ? 'what you typed' : `npm run ${word}`);

// The script reads its arguments as if Node had been given it directly.
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1] ?? '');
await import(pathToFileURL(process.argv[1]).href);
