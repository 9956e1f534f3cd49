import { CloudWatchLogsClient, FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs';

/** A line of a function's log. Our lines have ids and outcomes only. */
export type LogLine = Readonly<Record<string, unknown>>;

/** Enough to see what is wrong; a log can have millions. */
const mostPages = 20;

/** The lines since then in which these facts stand, oldest first. */
export async function readLog(
  logGroupName: string,
  facts: Readonly<Record<string, string | undefined>>,
  since: Date,
): Promise<LogLine[]> {
  const client = new CloudWatchLogsClient({});
  const lines: LogLine[] = [];
  const wanted = Object.entries(facts).map(([name, value]) => `$.${name} = ${JSON.stringify(value)}`);
  let nextToken: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const command = new FilterLogEventsCommand({
      logGroupName,
      ...(wanted.length > 0 && { filterPattern: `{ ${wanted.join(' && ')} }` }),
      startTime: since.getTime(),
      ...(nextToken && { nextToken }),
    });
    const answer = await client.send(command);
    for (const { message: text = '' } of answer.events ?? []) lines.push(parsed(text));
    nextToken = answer.nextToken;
    if (!nextToken) break;
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

/** The last failure of this job, as its log names it; null when the log has none. */
export function lastFailure(lines: readonly LogLine[], isIts: (line: LogLine) => boolean): string | null {
  const line = lines.findLast(isIts);
  return line ? [line.failure, line.at].filter(Boolean).join(' at ') : null;
}
