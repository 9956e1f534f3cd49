import type { RunId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import {
  countedByVersion,
  type MetricName,
  metricNamespace,
  metricUnits,
  versionDimensions,
} from '#shared/contract/metrics.ts';
import { optionalEnv } from './env.ts';

/**
 * Logs whose type keeps personal data out: a line is one of these messages, and its facts are ids, error names and numbers.
 * Powertools cannot guarantee that, and would add 6.5 kB (zipped) to each function.
 */
type LogMessage =
  | 'request failed'
  | 'security event'
  | 'job not enqueued'
  | 'waiting job enqueued again'
  | 'waiting job not checked'
  | 'job failed'
  | 'job finished'
  | 'message not postponed'
  | 'lease not released'
  | 'mail settled'
  | 'download not signed'
  | 'mail deferred'
  | 'mail event recorded'
  | 'mail event not noted'
  | 'webhook settled'
  | 'webhook deferred'
  | 'sentences chosen by the engine'
  | 'sentences chosen by the model'
  | 'waiting jobs swept'
  | 'account mail not sent'
  | 'account mail sent'
  | 'stored item not readable'
  | 'person erased'
  | 'erasure left to its job'
  | 'due accounts swept'
  | 'probe passed'
  | 'probe failed'
  | 'users backed up'
  | 'users partly backed up'
  | 'page crashed';

/** The only facts of a log line. No answers, names, addresses, tokens, bodies or error messages. */
export type LogFacts = {
  requestId?: string;
  route?: string;
  userId?: UserId;
  submissionId?: SubmissionId;
  runId?: RunId;
  /** A keyed hash of the address that was typed. */
  account?: string;
  /** A keyed hash of the caller's network and the day. */
  network?: string;
  messageId?: string;
  quizId?: string;
  /** The kind of a stored item, such as `submission`. */
  item?: string;
  /** The class of an error, such as `TimeoutError`. */
  failure?: string;
  /** The name of a page's first script, which identifies the release of the site. */
  release?: string;
  /** The family of a browser and its system, such as `Firefox-Windows`. */
  browser?: string;
  /** A location in the code: function and file. */
  at?: string;
  /** One of our own codes, such as `gave-up-throttled`. */
  outcome?: string;
  reason?: string;
  status?: number;
  count?: number;
  enqueued?: number;
  refused?: number;
  deadLettered?: number;
  receiveCount?: number;
  ageSeconds?: number;
  milliseconds?: number;
};

export type Log = Record<'info' | 'warn' | 'error', (message: LogMessage, facts: LogFacts) => void>;

/** Writes to standard output, because Lambda wraps what `console` prints, and CloudWatch then finds no metrics in it. */
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

export const createLog = (print: (line: string) => void = printLine): Log => {
  const at = (level: keyof Log) => (message: LogMessage, facts: LogFacts) =>
    print(JSON.stringify({ level, message, time: new Date().toISOString(), ...cleaned(facts) }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

/**
 * A second check besides the type: drops any text that does not look like an id, a name or a location in the code, such as an
 * address (@), a sentence or a long text.
 */
const cleaned = (facts: LogFacts): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, fact]) => fact !== undefined)
      .map(([name, fact]) => [name, typeof fact === 'number' || isOurs(name, fact) ? fact : '(withheld)']),
  );

const isOurs = (name: string, fact: string): boolean =>
  name === 'at' ? /^[\w .:/<>()[\]-]{0,300}$/.test(fact) : /^[\w.:,/-]{0,128}$/.test(fact);

export const nameOfError = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** The first two frames of the stack, without the message above them, which may quote personal data. */
export const placeOfError = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return frames
    .slice(0, 2)
    .map((frame) =>
      frame
        .trim()
        .slice(3)
        .replace(/\(.*\//, '('),
    )
    .join(' < ');
};

/** Adds to the metric; counts one without a value. */
export type Measure = (name: MetricName, value?: number) => void;

/**
 * Writes metrics as log lines in CloudWatch's embedded metric format: no call, no client, no wait. Each metric has the stage's
 * namespace and no dimensions, so that an alarm covers the whole product; failures are also counted by function version.
 * Powertools is not worth it for one line of JSON.
 */
export const createMeasure = (
  print: (line: string) => void = printLine,
  namespace = optionalEnv('METRIC_NAMESPACE') || metricNamespace('local'),
): Measure => {
  return (name, value = 1) => {
    const version = countedByVersion.includes(name) ? versionOfFunction() : {};
    const metric = {
      Namespace: namespace,
      Dimensions: Object.keys(version).length > 0 ? [[], Object.keys(version)] : [[]],
      Metrics: [{ Name: name, Unit: metricUnits[name] }],
    };
    print(JSON.stringify({ _aws: { Timestamp: Date.now(), CloudWatchMetrics: [metric] }, ...version, [name]: value }));
  };
};

/** The function's version in Lambda; nothing elsewhere. */
const versionOfFunction = (): Record<string, string> => {
  const functionName = optionalEnv('AWS_LAMBDA_FUNCTION_NAME');
  const version = optionalEnv('AWS_LAMBDA_FUNCTION_VERSION');
  return functionName && version
    ? { [versionDimensions.functionName]: functionName, [versionDimensions.version]: version }
    : {};
};
