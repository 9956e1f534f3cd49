import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const release = read('.github/workflows/release.yml');

/** The jobs of a workflow by their names, each as it is written. */
const jobsOf = (workflow: string): Record<string, string> => {
  const [, jobs = ''] = workflow.split(/^jobs:\n/m);
  const parts = jobs.split(/^ {2}(\w+):\n/m).slice(1);
  return Object.fromEntries(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? '']] : [])));
};

describe.each(files)('%s', (file) => {
  const text = read(file);

  test('names every action by its commit, because a tag can be moved', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  test('may read the repository and no more, stores no credentials, knows no secret, and has a timeout', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text).not.toMatch(/secrets\.|: write-all|contents: write/);
    const checkouts = text.split('uses: actions/checkout').slice(1);
    for (const after of checkouts) expect(after).toMatch(/^.*\n {8}with:\n {10}persist-credentials: false\n/);
    for (const job of Object.values(jobsOf(text))) expect(job).toMatch(/timeout-minutes: \d+/);
  });

  test('passes typed input to a shell only as a variable, because inside a line it could be a command', () => {
    for (const [, line] of text.matchAll(/^ +- run: (.*)$/gm)) expect(line).not.toMatch(/\$\{\{(?! matrix\.)/);
  });
});

describe('the release train', () => {
  const jobs = jobsOf(release);
  const commandsOf = (job: string) =>
    [...(jobs[job] ?? '').matchAll(/- run: npm (?:run (?:ops -- )?)?(\S+)/g)].map(([, word]) => word);

  test('goes from tests and templates to dev, staging, a plan and prod, and checks before it changes anything', () => {
    expect(Object.keys(jobs)).toEqual(['test', 'templates', 'packages', 'dev', 'staging', 'plan', 'prod']);
    const before = Object.values(jobs).map((job) => /needs: (.+)/.exec(job)?.[1]);
    expect(before).toEqual([undefined, undefined, undefined, '[test, templates, packages]', 'dev', 'staging', 'plan']);
    for (const stage of ['dev', 'staging'])
      expect(new Set([...(jobs[stage] ?? '').matchAll(/--stage (\w+)/g)].map(([, name]) => name))).toEqual(
        new Set([stage]),
      );
    expect(commandsOf('staging')).toEqual(commandsOf('dev'));
    expect(commandsOf('dev')).toEqual(['doctor', 'diff', 'deploy', 'journeys']);
    expect(commandsOf('plan')).toEqual(['diff', 'plan']);
    expect(commandsOf('prod')).toEqual(['doctor', 'release']);
  });

  test('lints the templates of every stage and of the edge with exact versions of the linter and of all its dependencies', () => {
    const made = [...(jobs.templates ?? '').matchAll(/run synth -- -c stage=(\w+)( -c part=edge)?/g)];
    expect(made.map(([, stage, edge]) => `${stage}${edge ? ' edge' : ''}`)).toEqual([
      'dev',
      'staging',
      'staging edge',
      'prod',
      'prod edge',
    ]);
    const installed = read('.github/cfn-lint.txt').trim().split('\n').slice(1);
    expect(installed.filter((line) => !/^[\w-]+==[\w.]+$/.test(line))).toEqual([]);
    const linter = installed.find((line) => line.startsWith('cfn-lint==')) ?? 'none';
    for (const workflow of [release, read('.github/workflows/check.yml')])
      expect(workflow).toContain(
        `- run: pipx run --pip-args='--constraint .github/cfn-lint.txt' --spec ${linter} cfn-lint `,
      );
  });

  test('plans and executes under one name', () => {
    const names = [...release.matchAll(/--name (\S+)/g)].map(([, name]) => name);
    expect(names).toEqual(['"release-$GITHUB_RUN_ID"', '"release-$GITHUB_RUN_ID"']);
  });

  test('releases what was planned, byte for byte, and only if somebody has typed where to', () => {
    expect(jobs.plan).toMatch(/contents: \$\{\{ steps\.contents\.outputs\.contents \}\}/);
    expect(jobs.prod).toMatch(/needs\.plan\.outputs\.contents/);
    expect(jobs.prod).toMatch(/--contents "\$CONTENTS" --confirm "\$RELEASE"/);
    expect(jobs.prod).toMatch(/if: inputs\.release != ''/);
  });

  test('installs packages only where no token can be requested', () => {
    for (const [name, job] of Object.entries(jobs)) {
      const mayAsk = job.includes('id-token: write');
      expect([name, /npm (ci|install)|npx |pipx /.test(job)]).toEqual([name, !mayAsk]);
      if (mayAsk) expect(job).toMatch(/actions\/download-artifact@[0-9a-f]{40} # v[\d.]+\n +with:\n +name: packages\n/);
    }
    expect(jobs.packages).toContain('actions/upload-artifact@');
  });

  test('requests credentials only in an environment that a role trusts, and runs no test there', () => {
    const withCredentials = Object.entries(jobs).filter(([, job]) => job.includes('id-token: write'));
    expect(withCredentials.map(([, job]) => /environment: (\S+)/.exec(job)?.[1])).toEqual([
      'dev',
      'staging',
      'prod-plan',
      'prod',
    ]);
    for (const [name] of withCredentials) expect(commandsOf(name)).not.toContain('test');
  });
});
