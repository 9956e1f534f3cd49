import { afterAll, expect, test } from 'vitest';
import { parseKeys } from '#functions/adapters/webhook.ts';
import { noteMailEventCommand } from '#infra/aws/ops/running/note-mail-event.ts';
import { rotateWebhookKey } from '#infra/aws/ops/running/rotate-webhook-key.ts';
import { webhookSecretId } from '#infra/local/services/secrets-manager.ts';
import { startOperatorWorld } from '#tests/support/operator-world.ts';

const world = await startOperatorWorld();
afterAll(() => world.stop());

const keys = () => String(world.secrets[webhookSecretId]).split(' ');

test('the webhook’s key is rotated without a moment in which the receiver cannot verify a call', async () => {
  const [old] = keys();
  await expect(world.type(rotateWebhookKey, '--stage dev', 'no')).rejects.toThrow('Nothing was changed.');
  await expect(world.type(rotateWebhookKey, '--stage dev --finish', 'dev')).rejects.toThrow(/only one key/);
  expect(keys()).toEqual([old]);

  const said = await world.type(rotateWebhookKey, '--stage dev', 'dev');
  const [added = ''] = keys();
  expect(keys()).toEqual([added, old]);
  expect(said).toContain(`Give the receiver this key: ${added}`);
  // Both sign: the receiver with the old key still takes the call.
  await world.accept();
  await world.drain();
  expect(world.hooks()).toHaveLength(1);
  await expect(world.type(rotateWebhookKey, '--stage dev', 'dev')).rejects.toThrow(/Two keys are in use/);

  expect(await world.type(rotateWebhookKey, '--stage dev --finish', 'dev')).not.toContain(added);
  expect(keys()).toEqual([added]);
  await world.type(rotateWebhookKey, '--stage dev --leaked --confirm dev');
  expect(keys()).not.toContain(added);
  expect(parseKeys(String(world.secrets[webhookSecretId]))).toHaveLength(1);
});

test('an operator can record a report of SES on a submission, which creates no item for a deleted one', async () => {
  const { userId, runId, submissionId } = await world.accept();
  await world.drain();
  const typed = `--stage dev --user ${userId} --run ${runId} --outcome bounced --reason Permanent-General --at 2026-11-21T08:00:00Z`;
  expect(await world.type(noteMailEventCommand, `${typed} --submission ${submissionId}`)).toMatch(
    /^In account \S+, region \S+\nRecorded\.$/,
  );
  const items = await world.items();
  expect(items.find((item) => item.submissionId === submissionId)).toMatchObject({
    mailEvent: 'bounced',
    mailEventDetail: 'Permanent-General',
    mailEventAt: '2026-11-21T08:00:00.000Z',
  });
  expect(await world.type(noteMailEventCommand, `${typed} --submission 01OTHER`)).toMatch(
    /This submission no longer exists/,
  );
  expect(await world.items()).toEqual(items);
  await expect(world.type(noteMailEventCommand, '--stage dev --outcome lost')).rejects.toThrow(/--outcome is lost/);
  await expect(world.type(noteMailEventCommand, typed)).rejects.toThrow(/--submission is missing/);
});
