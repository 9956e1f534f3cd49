import type { Figures } from './meter.ts';
import { loads, outages } from './scenarios.ts';

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
