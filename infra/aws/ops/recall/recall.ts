import type { UserId } from '#shared/contract/ids.ts';
import { type EnginePattern, type MadeRow, type NotedEnding, type RescoreOneDeps, rescoreOne } from './rescore-one.ts';
import { type LetterEnding, type SendLettersDeps, sendLetter } from './send-letters.ts';
import { addTo, emptyTally, type Tally } from './tally.ts';

// The two halves of a recall: results, then letters. All progress is in the tables: a replaced result leaves the index
// of its engine, and a settled letter leaves the index of its correction. So a run that was interrupted anywhere is
// continued by the same command.

/**
 * Each result and each letter takes a few calls in sequence. This many at once reach the full rate even from a machine
 * far away.
 */
const atOnce = 16;

export type RescoreAllDeps = RescoreOneDeps & {
  listMadeBy: (prefix: string) => AsyncIterable<MadeRow>;
  /** Waits until the next result may be written. */
  writeTurn: () => Promise<void>;
  /** Reports each result that was replaced or stays. */
  note: (row: MadeRow, ending: NotedEnding) => void;
};

/** Rescores every result of the wrong engine, and replaces those that change. */
export async function rescoreAll(deps: RescoreAllDeps, pattern: EnginePattern): Promise<Tally> {
  const { supersede } = deps;
  const ports: RescoreOneDeps = {
    ...deps,
    supersede:
      supersede &&
      (async (replacement) => {
        await deps.writeTurn();
        return supersede(replacement);
      }),
  };
  let tally = emptyTally;
  await forEachAtOnce(deps.listMadeBy(pattern.prefix), async (row) => {
    const ending = await rescoreOne(ports, pattern, row);
    if (ending.kind !== 'nothing to do') deps.note(row, ending);
    tally = addTo(tally, ending);
  });
  return tally;
}

export type SendAllDeps = SendLettersDeps & {
  listOpen: (correction: string) => AsyncIterable<UserId>;
  /** Waits until SES's rate has room for a letter; false if it has none. */
  letterTurn: () => Promise<boolean>;
};

export type LetterCounts = Readonly<Partial<Record<LetterEnding, number>>>;

/**
 * A minute between two rounds: longer than a worker's lease, and long enough that SES has nearly always reported a
 * mail.
 */
const lookAgainMs = 60_000;
/** More than the quarter of an hour after which a letter that SES has not reported is sent again. */
const mostRounds = 20;

/**
 * Sends the letters about a correction at SES's rate, and comes back to those that another worker holds or that SES has
 * yet to report. What remains open at the end is counted, and the next run continues with it.
 */
export async function sendAll(deps: SendAllDeps, correction: string): Promise<LetterCounts> {
  const send = sendLetter(deps, correction);
  const done = new Map<LetterEnding, number>();
  for (let round = 1; ; round += 1) {
    const open = new Map<LetterEnding, number>();
    let hasRoom = true;
    await forEachAtOnce(deps.listOpen(correction), async (userId) => {
      // Wait before the letter is begun, so that a run that is stopped while it waits leaves nothing half done.
      hasRoom = hasRoom && (await deps.letterTurn());
      const ending = hasRoom ? await send(userId) : 'later';
      const counts = isOpen(ending) ? open : done;
      counts.set(ending, (counts.get(ending) ?? 0) + 1);
    });
    const isWorthAnotherLook = open.has('busy') || open.has('unreported');
    if (!hasRoom || !isWorthAnotherLook || round === mostRounds) return Object.fromEntries([...done, ...open]);
    await deps.pause(lookAgainMs);
  }
}

const isOpen = (ending: LetterEnding): boolean => ending === 'busy' || ending === 'unreported' || ending === 'later';

/** Acts on many items at once. After a failure it starts no other item, and throws that failure. */
async function forEachAtOnce<Item>(items: AsyncIterable<Item>, act: (item: Item) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let hasFailed = false;
  const work = async () => {
    while (!hasFailed) {
      const next = await iterator.next();
      if (next.done) return;
      await act(next.value);
    }
  };
  const stopOthers = (failure: unknown) => {
    hasFailed = true;
    throw failure;
  };
  await Promise.all(Array.from({ length: atOnce }, () => work().catch(stopOthers)));
}

/** Turns at a steady rate: each caller waits for the next free one. */
export const steadyTurns = (
  perSecond: number,
  { now, pause }: { now: () => Date; pause: (milliseconds: number) => Promise<unknown> },
) => {
  let nextAt = 0;
  return async (): Promise<void> => {
    const time = now().getTime();
    const at = Math.max(time, nextAt);
    nextAt = at + 1000 / perSecond;
    if (at > time) await pause(at - time);
  };
};
