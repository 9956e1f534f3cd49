/**
 * `npm run rescore -- --stage dev --engine 2.1.x --dry-run`: calls back the results of a wrong engine. The runbook is in
 * docs/operations.md, 'A wrong result'.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type EnginePattern, readEnginePattern } from '#functions/results/rescore/engine-pattern.ts';
import { rescoreAll } from '#functions/results/rescore/rescore-all.ts';
import { type SendLettersDeps, sendLetter } from '#functions/results/rescore/send-letters.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { type Correction, corrections } from '#shared/corrections/corrections.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { composeWithSlots } from '#shared/result.ts';
import {
  type Command,
  confirmOption,
  dryRunOption,
  type Given,
  stageOf,
  stageOption,
  type Terminal,
  UsageError,
} from './command.ts';
import { rescorePlaces } from './rescore-places.ts';
import { describeLetters, describeRow, describeTally } from './rescore-report.ts';
import { type RescorePlaces, type RescoreWish, rescorePorts } from './rescore-with.ts';
import { isConfirmed } from './retained.ts';
import { runIfStarted } from './run-command.ts';

/** What was asked for on the command line. */
type RescoreWishes = {
  engine: EnginePattern;
  isDry: boolean;
  /** Results written, and letters sent, in a second. */
  perSecond: number;
};

/** Sober: live traffic has the tables and the mail to itself nearly as before. */
const usualRate = 5;

/** The whole run, in whatever places: tests give the stand-ins. */
export async function rescore(
  places: RescorePlaces,
  { engine, isDry, perSecond }: RescoreWishes,
  correction: Pick<Correction, 'id' | 'reason'> | null,
  print: Terminal['print'],
  given: Partial<Pick<RescoreWish, 'compose' | 'pause'>> = {},
): Promise<void> {
  const pause = given.pause ?? ((milliseconds: number) => sleep(milliseconds));
  const keepPace = () => pause(1000 / perSecond);
  const wish: RescoreWish = {
    compose: given.compose ?? composeWithSlots,
    correction: isDry ? null : correction,
    engine: engine.text,
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
  await sendLetters(places, correction.id, letters, { print, keepPace });
}

/** To everybody who is owed one, as long as mail has room. */
async function sendLetters(
  { letterTurn }: RescorePlaces,
  correction: string,
  letters: SendLettersDeps,
  { print, keepPace }: Pick<Terminal, 'print'> & { keepPace: () => Promise<void> },
): Promise<void> {
  const endings: Record<string, number> = {};
  for await (const userId of letters.listOwed(correction)) {
    // Before the letter is begun: whoever waits here and is stopped has begun none.
    if (!(await letterTurn())) {
      if (Object.keys(endings).length > 0) print(describeLetters(endings));
      return print('Mail has had no room for letters for a quarter of an hour. Run the same command again later.');
    }
    const ending = await sendLetter(letters, correction)(userId);
    endings[ending] = (endings[ending] ?? 0) + 1;
    await keepPace();
  }
  print(describeLetters(endings));
}

/** What people are told stands in the public ledger first. */
export function correctionFor(engine: string, ledger: readonly Correction[] = corrections): Correction {
  const found = ledger.findLast((each) => each.engine === engine);
  if (found) return found;
  throw new UsageError(
    `No correction of engine ${engine} is in the ledger. Say in shared/corrections/corrections.ts what was wrong, deploy, and run this again: people read the reason from there.`,
  );
}

async function run(given: Given, { print, ask, pause }: Terminal): Promise<void> {
  const stage = stageOf(rescoreCommand, given);
  const wish = readWish(given);
  if (wish.engine.text === engineVersion)
    throw new UsageError(`This checkout has engine ${engineVersion} itself. Check out the commit that corrects it.`);
  const correction = wish.isDry ? null : correctionFor(wish.engine.text);
  const places = await rescorePlaces(stage);
  print(places.place);
  print(`Results of engine ${wish.engine.text}, made again by engine ${engineVersion}.`);
  if (!wish.isDry) {
    const name = stackName(stage);
    const question = `People will read other results, and get letters. Type ${name} to go on: `;
    const answer = given.text('confirm') ?? (await ask(question));
    if (!isConfirmed(name, answer)) throw new UsageError('Nothing was changed: what was typed is not that name.');
  }
  await rescore(places, wish, correction, print, { pause: async (milliseconds) => void (await pause(milliseconds)) });
}

function readWish(given: Given): RescoreWishes {
  const engine = readEnginePattern(given.text('engine') ?? '');
  if (!engine) throw new UsageError(`Say which version was wrong: ${rescoreCommand.examples[0]}`);
  const perSecond = Number(given.text('rate') ?? usualRate);
  if (!(perSecond > 0 && perSecond <= 1000))
    throw new UsageError('--rate is a number of results a second, up to 1000.');
  return { engine, isDry: given.has('dry-run'), perSecond };
}

export const rescoreCommand: Command = {
  word: 'rescore',
  does: 'calls back the results of a wrong engine: makes them again by the engine of this checkout, and tells people',
  examples: [
    'npm run rescore -- --stage dev --engine 2.1.x --dry-run',
    'npm run rescore -- --stage dev --engine 2.1.x',
    'npm run rescore -- --stage prod --engine 2.0.x --rate 20 --confirm longevity-prod',
  ],
  options: {
    stage: stageOption,
    engine: { value: 'version', does: 'the wrong one: 2.1.0, or 2.1.x for all that begin so' },
    rate: { value: 'number', does: `results written, then letters sent, in a second; ${usualRate} without it` },
    confirm: confirmOption('the name of the stack'),
    'dry-run': dryRunOption,
  },
  run,
};

await runIfStarted(rescoreCommand, import.meta.url);
