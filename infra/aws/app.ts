import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { bundleFunctions } from './bundle.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { ProductStack } from './stack.ts';

// What the CDK runs, by cdk.json. Configuration first: a mistake in it costs no build.
const app = new App();
const config = readOrExit();
// Beside what is synthesized, so that two runs with two outputs do not meet.
const siteFolder = join(app.outdir, 'web');
process.env.PARTNER_URL = config.partnerUrl;
const { buildWeb } = await import('#web/build.ts');
const [bundles] = await Promise.all([bundleFunctions(), buildWeb(siteFolder)]);
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
