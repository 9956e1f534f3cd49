import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { bundleFunctions } from './bundle.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { siteSettingsOf } from './site-settings.ts';
import { ProductStack } from './stack.ts';

// The CDK runs this file (see cdk.json). It reads the configuration first, so that a mistake in it is found before the build.
const app = new App();
const config = readOrExit();
// Inside the output folder, so that two runs with two outputs do not use the same files.
const siteFolder = join(app.outdir, 'web');
const { buildWeb } = await import('#web/build.ts');
const [bundles] = await Promise.all([bundleFunctions(), buildWeb(siteFolder, siteSettingsOf(config))]);
new ProductStack(app, { config, bundles, siteFolder });
app.synth();

function readOrExit(): Config {
  try {
    return readConfig(app.node.getAllContext());
  } catch (mistake) {
    if (!(mistake instanceof ConfigError)) throw mistake;
    console.error(mistake.message);
    process.exit(1);
  }
}
