import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { Figures } from './meter.ts';
import { type Load, loads, type Outage, outages } from './scenarios.ts';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const minutes = (seconds: number) => (seconds < 90 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} min`);
const grouped = (count: number) => count.toLocaleString('en-US');

/** One line of the table in docs/reliability.md. */
export const lineOf = (figures: Figures): string =>
  row([
    figures.outage,
    figures.perSecond,
    minutes(figures.doneAfterSeconds),
    `${figures.worstLostSeconds} s`,
    `${grouped(figures.deepestResults)} / ${grouped(figures.deepestEffects)}`,
    figures.writesPerShard,
    figures.dollarsPerThousand.toFixed(3),
  ]);

const heading = [
  row([
    'out',
    'submissions a second',
    'all done after its end',
    'worst wait of a lost message',
    'deepest queues: results / effects',
    'writes a second and shard',
    '$ per 1,000',
  ]),
  '| --- | --: | --: | --: | --: | --: | --: |',
];

const settingsOf = (load: Load): string =>
  row([
    load.perSecond,
    load.waitingShards,
    load.resultWorkers,
    load.effectWorkers,
    load.mailsPerSecond,
    load.eachStandsFor,
  ]);

/** The text between the marks of docs/reliability.md. */
export const report = (all: readonly Figures[]): string =>
  [
    ...heading,
    ...all.map(lineOf),
    '',
    row([
      'submissions a second',
      '`waitingShards`',
      '`resultWorkers`',
      '`effectWorkers`',
      'mails a second (SES)',
      'each simulated stands for',
    ]),
    '| --: | --: | --: | --: | --: | --: |',
    ...loads.map(settingsOf),
  ].join('\n');

const marks = /(<!-- simulation -->\n)[\s\S]*?(<!-- \/simulation -->)/;

export const withReport = (page: string, text: string): string =>
  page.replace(marks, (_, before: string, after: string) => `${before}${text}\n${after}`);

/**
 * A message that is lost: nothing is done for a minute, the next sweep is up to another one away, and then it is work. While
 * the queues themselves are down nothing can be enqueued.
 */
export const worstLostPromise = ({ out, minutes: length }: Outage): number =>
  pipelineLimits.sweepAfterSeconds + pipelineLimits.sweepEverySeconds + 10 + (out === 'queues' ? length * 60 : 0);

/**
 * After an outage: the latest deferred job is due after a quarter of the outage, at most fifteen minutes, and a mail without an
 * answer after the time that its event may take; the trial call of the circuit breaker and a sweep come before. Then the backlog
 * has to be processed: by SES beside new mails, or by the workers.
 */
export const donePromise = (
  { perSecond, mailsPerSecond, resultWorkers, effectWorkers }: Load,
  outage: Outage,
): number => {
  const seconds = outage.minutes * 60;
  const eventGap = outage.out === 'mail' && outage.hangs ? pipelineLimits.mailEventSeconds : 0;
  const gap = Math.max(eventGap, Math.min(seconds / 4, pipelineLimits.effectGapMaxSeconds));
  const { breakerOpenSeconds, sweepEverySeconds, sweepAfterSeconds, jobsPerWorkerSecond } = pipelineLimits;
  const workers = Math.min(resultWorkers, effectWorkers) * jobsPerWorkerSecond;
  const through = Math.min(workers, mailsPerSecond * pipelineLimits.mailRateShare);
  const backlog = (perSecond * seconds) / (through - perSecond);
  return gap + breakerOpenSeconds + sweepAfterSeconds + 2 * sweepEverySeconds + backlog;
};

const size = { width: 760, left: 150, right: 120, panel: 122, bar: 20 };

const text = (x: number, y: number, words: string, attributes = '') =>
  `<text x="${x}" y="${y}" ${attributes}>${words}</text>`;

/** A bar for each rate: from the end of the outage until all was done. A mark: the worst wait of a lost message. */
export const picture = (all: readonly Figures[]): string => {
  const longest = Math.max(...all.map(({ doneAfterSeconds }) => doneAfterSeconds));
  const xOf = (seconds: number) => size.left + (seconds / longest) * (size.width - size.left - size.right);
  const panels = outages.map(({ name }, panel) => {
    const top = 40 + panel * size.panel;
    const bars = loads.map(({ perSecond }, each) => {
      const found = all.find((figures) => figures.outage === name && figures.perSecond === perSecond);
      const y = top + 12 + each * (size.bar + 4);
      const { doneAfterSeconds = 0, worstLostSeconds = 0 } = found ?? {};
      const [end, lost] = [xOf(doneAfterSeconds), xOf(worstLostSeconds)];
      return [
        text(size.left - 8, y + 15, `${perSecond}/s`, 'text-anchor="end"'),
        `<rect x="${size.left}" y="${y}" width="${(end - size.left).toFixed(1)}" height="${size.bar}" fill="#2f6f73"/>`,
        `<line x1="${lost.toFixed(1)}" x2="${lost.toFixed(1)}" y1="${y - 2}" y2="${y + size.bar + 2}" stroke="#b3261e" stroke-width="3"/>`,
        text(Math.max(end, lost) + 8, y + 15, `${(doneAfterSeconds / 60).toFixed(1)} min`),
      ].join('\n');
    });
    return [text(size.left, top, `Out: ${name}`, 'font-weight="bold"'), ...bars].join('\n');
  });
  const height = 50 + outages.length * size.panel;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="14">
<title id="title">How long after an outage everything is done (bars), and the longest wait of a lost message (red marks)</title>
<rect width="${size.width}" height="${height}" fill="#ffffff"/>
${text(size.left, 20, 'Minutes until all is done after an outage; red: worst wait of a lost message', 'fill="#333333"')}
${panels.join('\n')}
</svg>
`;
};
