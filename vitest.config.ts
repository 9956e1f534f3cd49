import { defineConfig } from 'vitest/config';

// Four kinds of test, told apart by what they need: nothing (unit), the local stack (integration), a synthesized
// template (infra). Browser tests run under Playwright (playwright.config.ts).
const project = (name: string, timeoutSeconds: number) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`, `tests/${name}/**/*.test.tsx`],
    testTimeout: timeoutSeconds * 1000,
    hookTimeout: timeoutSeconds * 1000,
    setupFiles: ['tests/support/fail-on-console.ts'],
  },
});

// One worker, one set of modules: the CDK is loaded once, and each variant of the stack is synthesized once for all.
const infra = project('infra', 240);
const inOneWorker = { test: { ...infra.test, isolate: false, fileParallelism: false } };

export default defineConfig({
  // Left to itself vitest keeps one processor free, which on two is half of them.
  test: { maxWorkers: '100%', projects: [project('unit', 30), project('integration', 120), inOneWorker] },
});
