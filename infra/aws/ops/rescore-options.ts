import { parseArgs } from 'node:util';
import { type EnginePattern, readEnginePattern } from '#functions/results/rescore/engine-pattern.ts';

export type RescoreOptions = {
  stage: string;
  engine: EnginePattern;
  isDry: boolean;
  /** Results written, and letters sent, in a second. */
  perSecond: number;
  /** Whether the whole table is looked through for results that no index knows. */
  withScan: boolean;
  confirm: string | undefined;
};

/** Sober: live traffic has the tables and the mail to itself nearly as before. */
const usualRate = 5;
/** Release 1.0.0 wrote no version beside its results. */
const firstEngine = '1.0.0';

export const rescoreHelp = `npm run rescore -- --stage dev --engine 2.1.x [--dry-run]

Calls results back that a wrong engine has made: makes them again by the engine of this checkout (deploy it first), puts the
corrected ones in their place, and writes to people when a level or a warning changed. Safe to stop and to repeat.

  --stage     the stage; there is no default
  --engine    the wrong version: 2.1.0, or 2.1.x for all of them. Results of engine 1 can only be made again by engine 1
  --dry-run   only look: how many, whose (ids), and what would change
  --rate      results written and letters sent in a second, ${usualRate} without it
  --scan      also look through the whole table for results without a mark of their version (always done for ${firstEngine})
  --confirm   the stack's name, in scripts; else it is asked for
  --help      this text`;

/** Null when only help is wanted. Throws with a sentence. */
export function readRescoreOptions(given: readonly string[]): RescoreOptions | null {
  const { values } = parseArgs({
    args: [...given],
    options: {
      stage: { type: 'string' },
      engine: { type: 'string' },
      'dry-run': { type: 'boolean' },
      rate: { type: 'string' },
      scan: { type: 'boolean' },
      confirm: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  const { stage, confirm, rate = String(usualRate) } = values;
  const engine = readEnginePattern(values.engine ?? '');
  if (!stage || !engine) throw new Error(`Say which stage, and which version was wrong.\n\n${rescoreHelp}`);
  const perSecond = Number(rate);
  if (!(perSecond > 0 && perSecond <= 1000)) throw new Error('--rate is a number of results a second, up to 1000.');
  const withScan = values.scan === true || engine.matches(firstEngine);
  return { stage, engine, isDry: values['dry-run'] === true, perSecond, withScan, confirm };
}
