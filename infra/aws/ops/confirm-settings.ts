import { type Config, ConfigError } from '#infra/aws/config.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { ask } from './ask.ts';
import { describeChanges, settingChanges } from './changed-settings.ts';
import { deployedTemplate } from './deployed-template.ts';
import { findOtherProduct, sentenceAboutOther } from './other-product.ts';
import { isConfirmed } from './retained.ts';

/** Before a stack is made: another `product.id` would leave the stage's data behind in the stack that there is. */
async function refuseOtherProduct(stage: string, confirm: string | undefined): Promise<void> {
  const [name, other] = [stackName(stage), await findOtherProduct(stage)];
  if (other && !isConfirmed(name, confirm ?? '')) throw new ConfigError(sentenceAboutOther(other, name));
}

/**
 * Compares the settings with the deployed ones. Throws if one that somebody relies on would change and nobody has said yes: at
 * a terminal by typing the stack's name, else by `--confirm` with it.
 */
export async function confirmSettings(config: Config, confirm: string | undefined): Promise<void> {
  const name = stackName(config.stage);
  const template = await deployedTemplate(name);
  if (template === null) await refuseOtherProduct(config.stage, confirm);
  const changes = settingChanges(template, config);
  if (changes.length === 0) return;
  console.log(`Settings of ${name} that change:\n${describeChanges(changes)}`);
  if (!changes.some(({ mustConfirm }) => mustConfirm)) return;
  const answer = confirm ?? (await ask(`Somebody may rely on those with "!". Type ${name} to go on: `));
  if (!isConfirmed(name, answer))
    throw new ConfigError(
      `Nothing was changed. If it is meant, run the same command again with: -- --stage ${config.stage} --confirm ${name}`,
    );
}
