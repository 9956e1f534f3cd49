import { factorField } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { type AgeReading, readAge } from '#shared/reading/biological-age.ts';
import { unsaidReason } from '#shared/reading/cardiac-risk.ts';
import { ageRangeFigure, wholeYears, years } from '#shared/reading/figures.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { AgeDial } from '../age-dial.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { Stats } from '../stats.tsx';
import { NotEstimated } from './not-estimated.tsx';
import { SummaryCard } from './summary-card.tsx';

/** Biological Age, Chronological Age and the factor, each only if present. */
export function LongevitySummary({ content }: { content: ReadContent }) {
  const { overall_summary: summary } = content;
  const reading = readAge(summary);
  const { chronologicalAge } = summary;
  const factor = summary[factorField];
  const stats = [
    reading?.range ? { term: 'Likely range', figure: ageRangeFigure(reading.range) } : null,
    chronologicalAge == null ? null : { term: 'Chronological Age', figure: String(chronologicalAge) },
    factor == null ? null : { term: `${product.name} Factor`, figure: String(factor) },
  ];
  return (
    <SummaryCard>
      {reading && <AgeDial reading={reading} />}
      {summary.biologicalAge === null && <NotEstimated term="Biological Age" reason={unsaidReason(content)} />}
      <Stats
        stats={stats}
        note={[reading?.beyondDial, factor == null ? null : factorMeaning].filter(Boolean).join(' ')}
      />
      {reading && <FiguresTable caption="The dial" columns={['Figure', 'Years']} rows={tableOf(reading)} />}
    </SummaryCard>
  );
}

const factorMeaning = `${product.name} Factor: 1 to 99, where 50 is average and more is better.`;

const tableOf = ({ age, calendarAge, range }: AgeReading): string[][] => [
  ['Your estimate', wholeYears(age)],
  ...(range
    ? [
        ['Likely from', wholeYears(range.low)],
        ['Likely up to', wholeYears(range.high)],
      ]
    : []),
  ...(calendarAge === null
    ? []
    : [
        ['Calendar age', String(calendarAge)],
        ['Difference', difference(Math.round(age) - calendarAge)],
      ]),
];

const difference = (gap: number): string =>
  gap === 0 ? 'none' : `${years(Math.abs(gap))} ${gap < 0 ? 'younger' : 'older'}`;
