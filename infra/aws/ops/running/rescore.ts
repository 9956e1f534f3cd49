import { createQueueClient } from '#functions/adapters/queues.ts';
import { enqueueRecall, recallRuns } from '#functions/adapters/results/recall-state.ts';
import { madeByShards } from '#functions/adapters/results/results.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { lettersPart, type PartProgress, type RecallRun } from '#functions/results/rescore/recall.ts';
import { type RescoreEnding, readEnginePattern } from '#functions/results/rescore/rescore-one.ts';
import { addTallies, emptyTally, type Tally } from '#functions/results/rescore/tally.ts';
import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { type Correction, corrections } from '#shared/corrections/corrections.ts';
import { engineVersion } from '#shared/fingerprint.ts';

/** Results written, and letters sent, a second. Low enough to leave nearly all capacity of tables and mail to live traffic. */
const usualRate = 20;
const lookEveryMs = 10_000;

/** The correction in the public ledger, which must explain it before a recall starts. */
export function correctionFor(engine: string, ledger: readonly Correction[] = corrections): Correction {
  const found = ledger.findLast((each) => each.engine === engine);
  if (found) return found;
  throw new UsageError(
    `The ledger has no correction of engine ${engine}. Write in shared/corrections/corrections.ts what was wrong, deploy, and run this again: users read the reason from there.`,
  );
}

/**
 * The stage does the work (functions/results/rescore/recall.ts); this command starts, watches and stops it. The runbook is in
 * docs/operations.md, 'A wrong result'.
 */
export const rescoreCommand: Command = {
  word: 'rescore',
  does: 'recalls the results of a wrong engine: the stage makes them again and informs the users',
  examples: [
    'npm run ops -- rescore --stage dev --engine 2.1.x --dry-run',
    'npm run ops -- rescore --stage dev --engine 2.1.x',
    'npm run ops -- rescore --stage dev --engine 2.1.x --watch',
    'npm run ops -- rescore --stage prod --engine 2.0.x --rate 50 --confirm longevity-prod',
  ],
  options: {
    stage: option.stage,
    engine: { value: 'version', does: 'the wrong version: 2.1.0, or 2.1.x for all that begin with 2.1' },
    rate: { value: 'number', does: `results written, then letters sent, a second; ${usualRate} without it` },
    watch: { does: 'starts nothing: prints the progress of a recall until it ends' },
    stop: { does: 'ends a recall within half a minute; started again, it continues with the rest' },
    confirm: option.confirm('the name of the stack'),
    'dry-run': option.dryRun,
  },
  run: async (call) => {
    const { stage, text, has, print } = call;
    const engine = text('engine') ?? '';
    if (!readEnginePattern(engine))
      throw new UsageError(`Name the version that was wrong: ${rescoreCommand.examples[0]}`);
    const perSecond = Number(text('rate') ?? usualRate);
    if (!(perSecond > 0 && perSecond <= 1000))
      throw new UsageError('--rate is a number of results a second, up to 1000.');
    if (engine === engineVersion)
      throw new UsageError(`This checkout has engine ${engineVersion} itself. Check out the commit that corrects it.`);
    const isNew = !has('watch') && !has('stop');
    const correction = isNew && !has('dry-run') ? correctionFor(engine) : null;
    const { place, get: output } = await readOutputs(stage);
    print(place);
    const desk = {
      ...recallRuns({ client: createDocumentClient(), tableName: output('LimitsTableName') }, call.now),
      enqueue: enqueueRecall({
        client: createQueueClient(),
        queueUrl: output('RecallQueueUrl'),
      }),
    };
    if (has('stop')) return stop(desk, engine, call);
    if (isNew) {
      await refuseTwo(desk, engine);
      const warning = 'Users will read other results, and get letters. ';
      if (correction && !(await call.isConfirmed(stackName(stage), warning)))
        throw new UsageError('Nothing was changed: what was typed is not that name.');
      const begun = { engine, correction: correction?.id ?? null, perSecond, isStopped: false, by: engineVersion };
      await begin(desk, { ...begun, begunAt: call.now().toISOString() }, call);
    }
    await watch(desk, engine, call);
  },
};

export type RecallDesk = ReturnType<typeof recallRuns> & { enqueue: ReturnType<typeof enqueueRecall> };

/** Refuses a second recall. It would end the first, and it would be unclear which one had written. */
async function refuseTwo(desk: RecallDesk, engine: string): Promise<void> {
  const before = await desk.findRun(engine);
  if (!before || before.isStopped || (await standOf(desk, before)).isDone) return;
  throw new UsageError(
    `A recall of engine ${engine} has been running since ${before.begunAt}. Watch it with --watch, or end it with --stop.`,
  );
}

/** Stores the run first: a message without it would end by itself. */
export async function begin(desk: RecallDesk, begun: RecallRun, { print }: Pick<Call, 'print'>): Promise<void> {
  await desk.saveRun(begun);
  const { engine, begunAt } = begun;
  for (const part of madeByShards) await desk.enqueue({ engine, begunAt, part }, 0);
  print(`Results of engine ${engine} are made again by engine ${begun.by}${begun.correction ? '' : ', as a dry run'}.`);
  print('The stage does the work: you can stop this command, and continue to watch with --watch.');
}

async function stop(desk: RecallDesk, engine: string, { print }: Call): Promise<void> {
  await desk.saveRun({ ...(await runOf(desk, engine)), isStopped: true });
  print(
    'Stopped: each worker ends within half a minute. Results already written stay. Start the recall again to continue.',
  );
}

/** Prints the progress whenever it changes, until the run ends. */
export async function watch(
  desk: RecallDesk,
  engine: string,
  { print, pause }: Pick<Call, 'print' | 'pause'>,
): Promise<void> {
  let said = '';
  for (;;) {
    const running = await runOf(desk, engine);
    const stand = await standOf(desk, running);
    const line = `${stand.shards} of ${madeByShards.length} parts, ${stand.tally.replaced} results${lettersIn(stand.letters)}`;
    if (line !== said) print(line);
    said = line;
    if (stand.isDone || running.isStopped) {
      print(describeTally(stand.tally, running.correction === null));
      if (running.correction) print(describeLetters(lettersOf(stand.letters)));
      return print(stand.isDone ? 'The recall is done.' : 'The recall is stopped.');
    }
    await pause(lookEveryMs);
  }
}

async function runOf(desk: RecallDesk, engine: string): Promise<RecallRun> {
  const running = await desk.findRun(engine);
  if (running) return running;
  throw new UsageError(`This stage has no recall of engine ${engine}.`);
}

const lettersOf = (part: PartProgress | null): Readonly<Record<string, number>> => ({
  ...part?.letters,
  ...(part?.waiting && { later: part.waiting }),
});

const lettersIn = (part: PartProgress | null): string => {
  const count = Object.values(part?.letters ?? {}).reduce((sum, each) => sum + each, 0);
  return count > 0 ? `, ${count} letters` : '';
};

async function standOf(desk: RecallDesk, { engine, begunAt, correction }: RecallRun) {
  const find = (part: string) => desk.findPart({ engine, begunAt, part });
  const [parts, letters] = await Promise.all([Promise.all(madeByShards.map(find)), find(lettersPart)]);
  const shards = parts.filter((part) => part?.isDone).length;
  return {
    shards,
    letters,
    tally: parts.reduce((sum, part) => (part?.tally ? addTallies(sum, part.tally) : sum), emptyTally),
    isDone: shards === parts.length && (correction === null || letters?.isDone === true),
  };
}

const keptWords: Readonly<Record<Extract<RescoreEnding, { kind: 'kept' }>['why'], string>> = {
  'no-answers': 'the answers are missing',
  unreadable: 'the result cannot be read',
  same: 'the newer engine agrees',
};

/** Totals over all results. Levels and steps may appear here, because the figures cover many users. */
function describeTally(tally: Tally, isDry: boolean): string {
  const section = (title: string, counts: Readonly<Record<string, number>>) => {
    const rows = Object.entries(counts).sort(([, one], [, other]) => other - one);
    return rows.length === 0 ? [] : [title, ...rows.map(([name, count]) => `  ${count}  ${name}`)];
  };
  const kept = Object.entries(tally.kept).map(([why, count]) => [keptWords[why as keyof typeof keptWords], count]);
  return [
    `${tally.replaced} results ${isDry ? 'would be' : 'were'} replaced; ${tally.told} of them changed a level or a warning.`,
    ...section('Not replaced:', Object.fromEntries(kept)),
    ...section('Levels:', tally.levels),
    ...section('New warnings:', tally.raised),
    ...section('Dropped warnings:', tally.dropped),
    ...section('Figures (years, or percentage points):', tally.moves),
    ...(tally.busy > 0 ? [`${tally.busy} were busy. Start the recall again in a minute.`] : []),
  ].join('\n');
}

/** `later`: the mail service accepted no more, or the address's daily limit is reached. */
function describeLetters(endings: Readonly<Record<string, number>>): string {
  const rows = Object.entries(endings).filter(([ending]) => ending !== 'nothing to do');
  const open = (endings.later ?? 0) + (endings.busy ?? 0);
  return [
    rows.length === 0
      ? 'No letter was due.'
      : `Letters: ${rows.map(([name, count]) => `${count} ${name}`).join(', ')}.`,
    ...(open > 0 ? [`${open} are still pending. Start the recall again later; no user gets two.`] : []),
    ...(endings.doubtful ? ['Doubtful ones may have been sent, so they are never sent again.'] : []),
  ].join('\n');
}
