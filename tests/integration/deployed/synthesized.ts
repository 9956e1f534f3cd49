import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiFunctionOf, entryNames } from '#infra/aws/functions/entries.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');

type LambdaResource = {
  Type: string;
  Properties: { Code: { S3Key: string }; Environment?: { Variables: Record<string, unknown> } };
};
type AssetManifest = { files: Record<string, { source: { path: string } }> };

/** `cdk synth`, as an operator runs it: through the CLI and a stage's file, with mail on, without an account. */
export async function synthesize(outDir: string): Promise<void> {
  const stages = join(outDir, 'stages');
  mkdirSync(stages, { recursive: true });
  writeFileSync(join(stages, 'dev.json'), JSON.stringify({ sender: 'results@quiz.example', probe: true }));
  const env = { ...process.env, STAGES_FOLDER: stages, CDK_DISABLE_CLI_TELEMETRY: 'true', NODE_ENV: 'production' };
  await run(join(root, 'node_modules/.bin/cdk'), ['synth', '--quiet', '--output', outDir], { cwd: root, env });
}

/** The construct of a function begins its logical id: routes by their name, workers by theirs. */
const idStart = (entry: string): string => {
  const ofApi = apiFunctionOf(entry);
  if (ofApi) return `Api${ofApi}Function`;
  const words = entry.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Function`;
};

export type SynthesizedLambda = {
  /** The file that Lambda would start, out of the asset that would be uploaded. */
  file: string;
  /** From the template; a value that only AWS knows is a placeholder. */
  environment: Record<string, string>;
};

export function readLambdas(outDir: string, stack: string): Record<string, SynthesizedLambda> {
  const read = <T>(file: string): T => JSON.parse(readFileSync(join(outDir, file), 'utf8')) as T;
  const { Resources } = read<{ Resources: Record<string, LambdaResource> }>(`${stack}.template.json`);
  const { files } = read<AssetManifest>(`${stack}.assets.json`);
  return Object.fromEntries(
    entryNames.map((entry) => {
      const found = Object.entries(Resources).filter(
        ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.includes(idStart(entry)),
      );
      const { Code, Environment } = found[0]?.[1].Properties ?? {};
      const path = files[Code?.S3Key.replace('.zip', '') ?? '']?.source.path;
      if (found.length !== 1 || !path)
        throw new Error(`${found.length} synthesized functions run ${entry}; expected one.`);
      return [entry, { file: join(outDir, path, 'index.mjs'), environment: filledIn(Environment?.Variables ?? {}) }];
    }),
  );
}

/** A placeholder as long as a secret. */
const onlyOnAws = 'https://nowhere.invalid/what-only-aws-can-fill-in';

const filledIn = (variables: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, typeof value === 'string' ? value : onlyOnAws]),
  );
