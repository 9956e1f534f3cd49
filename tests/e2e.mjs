import { requireCurrentNode } from '../infra/local/node-version.mjs';

requireCurrentNode('npm run test:e2e');
const { runStep } = await import('./support/run-steps.ts');
const { e2e } = await import('./support/test-steps.ts');
const { failed } = await runStep({ ...e2e, parameters: [...e2e.parameters, ...process.argv.slice(2)] });
process.exitCode = failed === 0 ? 0 : 1;
