import { setTimeout as sleep } from 'node:timers/promises';
import { mailInTurnFromEnv } from '#functions/adapters/mail-in-turn.ts';
import { rests } from '#functions/adapters/rests.ts';
import { letterTurn } from '#functions/results/rescore/letter-turn.ts';
import { resting } from '#functions/results/resting.ts';
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
  const places = await placesOf(stage);
  const { client, limitsTable: tableName, now } = places;
  const limits = { client, tableName };
  const rest = resting({ ...rests(limits), now }, 'mail');
  const mailer = await mailInTurnFromEnv((name) => mail[name] ?? '', { limits, mail: rest, now });
  const pause = (milliseconds: number) => sleep(milliseconds);
  return {
    ...places,
    accountQueueUrl: output('AccountQueueUrl'),
    signingKey: output('SigningKeyArn'),
    sendMail: mailer.sendMail,
    letterTurn: letterTurn({ ...rest, takeTurn: mailer.takeTurn, pause }),
  };
}
