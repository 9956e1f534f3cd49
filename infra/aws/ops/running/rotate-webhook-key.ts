import { randomBytes } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { parseKeys } from '#functions/adapters/webhook.ts';
import { type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';

export const rotateWebhookKey: Command = {
  word: 'rotate-webhook-key',
  does: 'rotates the key that signs webhook calls, in two steps without a gap',
  examples: [
    'npm run ops -- rotate-webhook-key --stage prod',
    'npm run ops -- rotate-webhook-key --stage prod --finish',
    'npm run ops -- rotate-webhook-key --stage prod --leaked',
  ],
  options: {
    stage: option.stage,
    finish: { does: 'the receiver has the new key: from now on only that one signs' },
    leaked: { does: 'the current key has leaked: a new one replaces it at once' },
    confirm: option.confirm('the name of the stage'),
  },
  run: async ({ stage, has, print, isConfirmed }) => {
    if (has('finish') && has('leaked')) throw new UsageError('Say --finish or --leaked, not both.');
    const outputs = await readOutputs(stage);
    const SecretId = outputs.find('WebhookSecretArn');
    if (!SecretId)
      throw new Error(`The stage ${stage} has no key of ours: it calls no webhook, or signs with your own secret.`);
    const client = new SecretsManagerClient({});
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
    const [newest = '', ...older] = SecretString.split(/\s+/).filter(Boolean);
    // Receivers accept several signatures, so for a while each call is signed with both keys, and no call is rejected.
    const isBoth = !has('finish') && !has('leaked');
    if (has('finish') && older.length === 0) throw new Error('There is only one key. Start without --finish.');
    if (isBoth && older.length > 0)
      throw new Error('Two keys are in use already. Finish that change first, with --finish.');
    print(outputs.place);
    const next = has('finish') ? newest : `whsec_${randomBytes(32).toString('base64')}`;
    const warning = isBoth ? 'From now on two keys sign. ' : 'The previous key stops signing. ';
    if (!(await isConfirmed(stage, warning))) throw new UsageError('Nothing was changed.');
    const value = isBoth ? `${next} ${newest}` : next;
    // A key that the workers cannot parse would stop every call.
    parseKeys(value);
    await client.send(new PutSecretValueCommand({ SecretId, SecretString: value }));
    print(`Within five minutes every worker signs with ${isBoth ? 'both keys' : 'only this key'}.`);
    if (!has('finish')) print(`Give the receiver this key: ${next}`);
    if (isBoth) print(`When the receiver has it: npm run ops -- rotate-webhook-key --stage ${stage} --finish`);
  },
};
