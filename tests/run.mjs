import { requireCurrentNode } from '../infra/local/node-version.mjs';

requireCurrentNode('npm test');
await import('./run.ts');
