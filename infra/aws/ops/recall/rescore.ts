import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { type LetterCounts, rescoreAll, sendAll, steadyTurns } from './recall.ts';
import { letterPorts, recallPlaces, rescorePorts } from './recall-ports.ts';
import { type EnginePattern, type MadeRow, type NotedEnding, readEnginePattern } from './rescore-one.ts';
import type { Correction } from './supersede-result.ts';
import type { Tally } from './tally.ts';

/** Results written a second. Low enough to leave nearly all capacity of the tables to live traffic. */
const usualRate = 20;
const progressEveryMs = 10_000;

/**
 * Recalls the results of a wrong engine: rescores them, marks the earlier ones, and writes to the users. It can be interrupted
 * anywhere and continued by the same command. The runbook is in docs/operations.md, 'A wrong result'.
 */
export const rescoreCommand: Command = {
  word: 'rescore',
  does: 'recalls the results of a wrong engine: scores them again and informs the users. Interrupted, it continues',
  examples: [
    'npm run ops -- rescore --stage prod --engine 2.1.x --dry-run',
    'npm run ops -- rescore --stage prod --engine 2.1.x --correction pulse-of-90 --reason "We counted a pulse of 90 as one of 60."',
  ],
  options: {
    stage: option.stage,
    engine: { value: 'version', does: 'the wrong version: 2.1.0, or 2.1.x for all that begin with 2.1' },
    correction: { value: 'name', does: 'its name for ever: a user gets one letter for each. Lower case and dashes' },
    reason: { value: 'sentence', does: 'what was wrong: users read it above each corrected result' },
    rate: { value: 'number', does: `results written a second; ${usualRate} without it` },
    confirm: option.confirm('the name of the stack'),
    'dry-run': option.dryRun,
  },
  speaks: true,
  run: async (call) => {
    const { stage, text, has, print, now, pause } = call;
    const pattern = wrongEngine(text('engine') ?? '');
    const correction = has('dry-run') ? null : readCorrection(text('correction') ?? '', text('reason') ?? '');
    const perSecond = Number(text('rate') ?? usualRate);
    if (!(perSecond > 0 && perSecond <= 1000))
      throw new UsageError('--rate is a number of results a second, up to 1000.');
    const outputs = await readOutputs(stage);
    print(outputs.place);
    const deployed = outputs.get('EngineVersion');
    if (deployed !== engineVersion)
      throw new UsageError(
        `The stage makes results with engine ${deployed}, this checkout with ${engineVersion}. Check out what is deployed.`,
      );
    const places = await recallPlaces(stage, outputs);
    const warning = 'Users will read other results, and get letters. ';
    if (correction && !(await call.isConfirmed(stackName(stage), warning)))
      throw new UsageError('Nothing was changed: what was typed is not that name.');
    print(`Results are made again by engine ${engineVersion}${correction ? '' : ', as a dry run'}.`);
    const tally = await rescoreAll(
      {
        ...rescorePorts(places, correction, call),
        writeTurn: steadyTurns(perSecond, { now, pause }),
        note: progressPrinter(call),
      },
      pattern,
    );
    print(describeTally(tally, correction === null));
    if (correction) print(describeLetters(await sendAll(await letterPorts(places, call), correction.id)));
  },
};

function wrongEngine(version: string): EnginePattern {
  const pattern = readEnginePattern(version);
  if (!pattern) throw new UsageError(`Name the version that was wrong: ${rescoreCommand.examples[0]}`);
  if (version !== engineVersion) return pattern;
  throw new UsageError(`This checkout has engine ${engineVersion} itself. Check out the commit that corrects it.`);
}

/** The reason is public, and the name is part of the tag by which SES reports a letter. */
export function readCorrection(id: string, reason: string): Correction {
  if (!/^[a-z0-9][a-z0-9-]{2,59}$/.test(id))
    throw new UsageError('Give the correction a --correction name of 3 to 60 lower-case letters, digits and dashes.');
  if (!/^[A-Z].{10,300}\.$/.test(reason))
    throw new UsageError(
      'Say what was wrong with --reason, in one sentence for users: with a capital and a full stop.',
    );
  return { id, reason };
}

/** Prints a line for each result with its ids and the kind of its change, and from time to time the count. */
function progressPrinter({ print, now }: Pick<Call, 'print' | 'now'>) {
  let [count, saidAt] = [0, now().getTime()];
  return ({ userId, submissionId }: MadeRow, ending: NotedEnding) => {
    count += 1;
    if (ending.kind !== 'kept' || ending.why !== 'same') print(`${userId} ${submissionId} ${wordsFor(ending)}`);
    if (now().getTime() - saidAt < progressEveryMs) return;
    saidAt = now().getTime();
    print(`${count} results so far`);
  };
}

/** The kind of each change, without figures, levels or words, because the line is about one user. */
export const wordsFor = (ending: NotedEnding): string => {
  if (ending.kind === 'busy') return 'busy';
  if (ending.kind === 'kept') return `kept: ${keptWords[ending.why]}`;
  const { level, raised, dropped, moved } = ending.change;
  const kinds = [
    level && 'level',
    raised.length + dropped.length > 0 && 'warning',
    moved !== 0 && moved !== null && 'figure',
  ].filter(Boolean);
  return kinds.length > 0 ? kinds.join(', ') : 'words only';
};

const keptWords: Readonly<Record<Extract<NotedEnding, { kind: 'kept' }>['why'], string>> = {
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
    ...(tally.busy > 0 ? [`${tally.busy} were busy. Run the same command again in a minute.`] : []),
  ].join('\n');
}

function describeLetters(counts: LetterCounts): string {
  const rows = Object.entries(counts).filter(([ending]) => ending !== 'nothing to do');
  const open = (counts.later ?? 0) + (counts.busy ?? 0) + (counts.unreported ?? 0);
  return [
    rows.length === 0
      ? 'No letter was due.'
      : `Letters: ${rows.map(([name, count]) => `${count} ${name}`).join(', ')}.`,
    open > 0
      ? `${open} are still open: SES or their addresses take no more mail now. Run the same command again later; no user gets two.`
      : 'The recall is done.',
  ].join('\n');
}
