/**
 * `npm run rescore -- --stage dev --engine 2.1.x --dry-run`: calls back the results of a wrong engine. The runbook is in
 * docs/operations.md, 'A wrong result'.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { mailerFromEnv } from '#functions/adapters/mailer-from-env.ts';
import { composeByVersion } from '#functions/results/compose-by-version.ts';
import { rescoreAll } from '#functions/results/rescore/rescore-all.ts';
import { sendLetter } from '#functions/results/rescore/send-letters.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { readStage } from '#infra/aws/stage-file.ts';
import { mailSender } from '#infra/facts/mail-sender.ts';
import { type Correction, corrections } from '#shared/corrections/corrections.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { product } from '#shared/product.ts';
import { ask } from './ask.ts';
import { explainRefusal } from './explain-refusal.ts';
import { placesOf } from './person.ts';
import { type RescoreOptions, readRescoreOptions, rescoreHelp } from './rescore-options.ts';
import { describeLetters, describeRow, describeTally } from './rescore-report.ts';
import { type RescorePlaces, type RescoreWish, rescorePorts } from './rescore-with.ts';
import { isConfirmed } from './retained.ts';
import { readOutputs } from './stage-outputs.ts';

type Print = (line: string) => void;

/** The whole run, in whatever places: tests give the stand-ins. */
export async function rescore(
  places: RescorePlaces,
  { engine, isDry, perSecond, withScan }: Pick<RescoreOptions, 'engine' | 'isDry' | 'perSecond' | 'withScan'>,
  correction: Pick<Correction, 'id' | 'reason'> | null,
  print: Print,
  given: Partial<Pick<RescoreWish, 'compose' | 'pause'>> = {},
): Promise<void> {
  const pause = given.pause ?? ((milliseconds: number) => sleep(milliseconds));
  const keepPace = () => pause(1000 / perSecond);
  const wish: RescoreWish = {
    compose: given.compose ?? composeByVersion,
    correction: isDry ? null : correction,
    engine: engine.text,
    withScan,
    note: (row, ending) => {
      const line = describeRow(row, ending);
      if (line !== null) print(line);
    },
    pause,
    keepPace: isDry ? async () => {} : keepPace,
  };
  const { all, letters } = rescorePorts(places, wish);
  print(describeTally(await rescoreAll(all, engine), isDry));
  if (isDry || !correction) return;
  const endings: Record<string, number> = {};
  for await (const userId of letters.listOwed(correction.id)) {
    const ending = await sendLetter(letters, correction.id)(userId);
    endings[ending] = (endings[ending] ?? 0) + 1;
    await keepPace();
  }
  print(describeLetters(endings));
}

/** What people are told stands in the public ledger first. */
export function correctionFor(engine: string, ledger: readonly Correction[] = corrections): Correction {
  const found = ledger.findLast((each) => each.engine === engine);
  if (found) return found;
  throw new Error(
    `No correction of engine ${engine} is in the ledger. Say in shared/corrections/corrections.ts what was wrong, deploy, and run this again: people read the reason from there.`,
  );
}

async function run(given: readonly string[]): Promise<void> {
  const options = readRescoreOptions(given);
  if (!options) return console.log(rescoreHelp);
  const { stage, engine, isDry, confirm } = options;
  if (engine.text === engineVersion)
    throw new Error(`This checkout has engine ${engineVersion} itself. Check out the commit that corrects it.`);
  const correction = isDry ? null : correctionFor(engine.text);
  const places = await rescorePlaces(stage);
  console.log(`Results of engine ${engine.text} in ${stackName(stage)}, made again by engine ${engineVersion}.`);
  if (!isDry) {
    const name = stackName(stage);
    const answer = confirm ?? (await ask(`People will read other results, and get letters. Type ${name} to go on: `));
    if (!isConfirmed(name, answer)) return console.log('Nothing was changed.');
  }
  await rescore(places, options, correction, console.log);
}

async function rescorePlaces(stage: string): Promise<RescorePlaces> {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    console.error(explainRefusal(error));
    process.exitCode = 1;
  }
}
