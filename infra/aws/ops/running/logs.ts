import { CloudWatchLogsClient, paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { functionNames, type LogName, logOutputOf, logWordOf } from '#infra/aws/functions/entries.ts';
import { type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';

const logNames: readonly LogName[] = ['apiAccess', ...functionNames];
const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

export const logs: Command = {
  word: 'logs',
  does: 'prints lines from the log of one function, or from the access log of the API (api-access)',
  examples: ['npm run ops -- logs --stage prod generate-results --message "job failed" --since 2d'],
  operand: { name: 'log', does: 'a function, as functions/entry names its file; or api-access' },
  options: {
    stage: option.stage,
    message: { value: 'text', does: 'only lines with this message' },
    submission: { value: 'id', does: 'only lines about this submission' },
    since: { value: 'time', does: 'minutes, hours or days back, such as 30m, 6h, 2d; 1d without it' },
  },
  run: async ({ stage, operand, text, print, now }) => {
    const name = logNames.find((each) => logWordOf(each) === operand);
    if (!name)
      throw new UsageError(
        `${operand ? `There is no log ${operand}. ` : ''}Name a log: one of ${logNames.map(logWordOf).join(', ')}.`,
      );
    const since = new Date(now().getTime() - readSpan(text('since') ?? '1d'));
    const outputs = await readOutputs(stage);
    const wanted = { message: text('message'), submissionId: text('submission') };
    const lines = await readLog(outputs.get(logOutputOf(name)), wanted, since);
    for (const line of lines) print(JSON.stringify(line));
    if (lines.length === 0) print(`No such line since ${since.toISOString()}.`);
  },
};

function readSpan(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,3})([mhd])$/.exec(text) ?? [];
  if (count && unit) return Number(count) * (unitMs[unit] ?? 0);
  throw new UsageError(`--since is ${text}. It has to be minutes, hours or days, such as 30m, 6h or 2d.`);
}

/** A line of a function's log. Our lines contain only ids and outcomes. */
export type LogLine = Readonly<Record<string, unknown>>;

/** Enough to diagnose a problem, because a log can have millions of pages. */
const mostPages = 20;

/** The lines since `since` that contain these facts, oldest first. */
export async function readLog(
  logGroupName: string,
  facts: Readonly<Record<string, string | undefined>>,
  since: Date,
): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  const wanted = Object.entries(facts).flatMap(([name, value]) =>
    value ? `$.${name} = ${JSON.stringify(value)}` : [],
  );
  const filter = {
    logGroupName,
    ...(wanted.length > 0 && { filterPattern: `{ ${wanted.join(' && ')} }` }),
    startTime: since.getTime(),
  };
  const pages = paginateFilterLogEvents({ client: new CloudWatchLogsClient({}) }, filter);
  let page = 0;
  for await (const { events = [] } of pages) {
    lines.push(...events.map(({ message = '' }) => parsed(message)));
    page += 1;
    if (page === mostPages) break;
  }
  return lines;
}

const parsed = (text: string): LogLine => {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return { text };
  }
};

/** The last failure of this job according to its log; null if the log has none. */
export function lastFailure(lines: readonly LogLine[], isIts: (line: LogLine) => boolean): string | null {
  const line = lines.findLast(isIts);
  return line ? [line.failure, line.at].filter(Boolean).join(' at ') : null;
}
