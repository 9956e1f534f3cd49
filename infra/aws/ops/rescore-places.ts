import { mailerFromEnv } from '#functions/adapters/mailer-from-env.ts';
import { readStage } from '#infra/aws/stage-file.ts';
import { mailSender } from '#infra/facts/mail-sender.ts';
import { product } from '#shared/product.ts';
import { placesOf } from './person.ts';
import type { RescorePlaces } from './rescore-with.ts';
import { readOutputs } from './stage-outputs.ts';

/** Where a stage keeps results and sends mail from, as its file and its last deployment say. */
export async function rescorePlaces(stage: string): Promise<RescorePlaces & { place: string }> {
  const { sender } = readStage(stage);
  const { get: output } = await readOutputs(stage);
  const mail: Readonly<Record<string, string>> = {
    MAIL_SENDER: sender && mailSender(product.name, sender),
    MAIL_CONFIGURATION_SET: sender && output('MailConfigurationSet'),
  };
  return {
    ...(await placesOf(stage)),
    accountQueueUrl: output('AccountQueueUrl'),
    signingKey: output('SigningKeyArn'),
    sendMail: await mailerFromEnv((name) => mail[name] ?? ''),
  };
}
