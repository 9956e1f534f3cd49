import { Aws } from 'aws-cdk-lib';
import type { Config } from './config.ts';
import { isInferenceProfile, modelBehind } from './model-id.ts';
import { arnHere, type NodeFunction } from './node-function.ts';

/**
 * The right to ask one model to choose sentences; no right without a model id. An inference profile (`us.…`, `global.…`) sends each
 * call to a region of its choice, and the right is checked there too. So the right covers the model in every region, but
 * only through this profile.
 */
export function allowModel(fn: NodeFunction, { bedrockModelId }: Config): void {
  if (!bedrockModelId) return;
  const action = ['bedrock:InvokeModel'];
  const model = (region: string, id: string) => `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${id}`;
  if (!isInferenceProfile(bedrockModelId)) {
    fn.allow(action, [model(Aws.REGION, bedrockModelId)]);
    return;
  }
  const profile = arnHere('bedrock', `inference-profile/${bedrockModelId}`);
  fn.allow(action, [profile]);
  fn.allow(action, [model('*', modelBehind(bedrockModelId))], {
    StringEquals: { 'bedrock:InferenceProfileArn': profile },
  });
}
