import { App } from 'aws-cdk-lib';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import { TrainStack } from './train-stack.ts';

// The CDK runs this file for `npm run ops -- bootstrap`, which has validated its arguments.
const app = new App();
const { stage, repository, provider = '' }: Readonly<Record<string, unknown>> = app.node.getAllContext();
new TrainStack(app, readStage(String(stage)), { repository: String(repository), provider: String(provider) });
app.synth();
