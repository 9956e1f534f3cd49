import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { bundleFunctions } from './functions/bundle-functions.ts';
import { EdgeStack } from './site/edge-stack.ts';
import { ProductStack } from './stack.ts';
import { type Config, ConfigError, siteSettingsOf } from './stages/config.ts';
import { readStage } from './stages/stage-file.ts';
import { stageSettings } from './stages/stage-schema.ts';

// The CDK runs this file (see cdk.json). It validates the stage's settings before the build.
const app = new App();
const config = readOrExit();
if (app.node.tryGetContext('part') === 'edge') new EdgeStack(app, config);
else await addProduct();
app.synth();

async function addProduct(): Promise<void> {
  // Inside the output folder, so that two runs with different outputs do not share files.
  const siteFolder = join(app.outdir, 'web');
  const { buildWeb } = await import('#web/build.ts');
  const [bundles] = await Promise.all([
    bundleFunctions(undefined, undefined, config.languages),
    buildWeb(siteFolder, siteSettingsOf(config)),
  ]);
  new ProductStack(app, { config, bundles, siteFolder });
}

function readOrExit(): Config {
  try {
    const context: Readonly<Record<string, unknown>> = app.node.getAllContext();
    const { stage = 'dev', originSecretVersion = '' } = context;
    const set = stageSettings.filter((name) => context[name] !== undefined);
    if (set.length > 0)
      throw new ConfigError(
        `${set.join(', ')}: settings belong in stages/${stage}.json, where every command reads them. Set by -c or in cdk.json, they would be lost in the next deployment.`,
      );
    return readStage(String(stage), String(originSecretVersion));
  } catch (mistake) {
    if (!(mistake instanceof ConfigError)) throw mistake;
    console.error(mistake.message);
    process.exit(1);
  }
}
