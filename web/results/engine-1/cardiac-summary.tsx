import {
  careFirstSentence,
  needsCareFirst,
  type RiskReading,
  readRisk,
  riskBands,
  riskLevel,
  scaleEndPercent,
  unsaidReason,
} from '#shared/reading/cardiac-risk.ts';
import { percentFigure, percentRangeFigure, percentText } from '#shared/reading/figures.ts';
import { notEstimated } from '#shared/reading/notices.ts';
import { isBeyondShown } from '#shared/reading/shown-percent.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { People } from '../../ui/people.tsx';
import { FiguresTable } from '../figures-table.tsx';
import { RiskScale } from '../risk-scale.tsx';
import { Stats } from '../stats.tsx';
import styles from './cardiac-summary.module.css';
import { NotEstimated } from './not-estimated.tsx';
import { SummaryCard } from './summary-card.tsx';

/** Cardiac Risk Score and Risk Level, or the reason why there is none. */
export function CardiacSummary({ content }: { content: ReadContent }) {
  const reading = readRisk(content.overall_summary);
  return reading ? <Estimated content={content} reading={reading} /> : <WithoutEstimate content={content} />;
}

function WithoutEstimate({ content }: { content: ReadContent }) {
  const level = riskLevel(content.overall_summary);
  return (
    <SummaryCard>
      <NotEstimated term="Cardiac Risk Score" reason={unsaidReason(content)} />
      {level && level !== notEstimated && (
        <dl className={styles.level}>
          <dt>Risk Level</dt>
          <dd>{level}</dd>
        </dl>
      )}
    </SummaryCard>
  );
}

function Estimated({ content, reading }: { content: ReadContent; reading: RiskReading }) {
  const level = riskLevel(content.overall_summary);
  const careFirst = needsCareFirst(content);
  const thirtyYears = content.otherRisks?.totalCvd30;
  return (
    <SummaryCard>
      <div className={styles.top}>
        <dl>
          <div>
            <dt>Cardiac Risk Score</dt>
            <Figure reading={reading} />
          </div>
          {level && (
            <div className={styles.level}>
              <dt>Risk Level</dt>
              <dd>{level}</dd>
            </div>
          )}
        </dl>
        <People filled={reading.peopleOfHundred} />
      </div>
      <p className={styles.people}>
        {reading.sentence} {certainty(reading)}
      </p>
      {careFirst && <p className={styles.careFirst}>{careFirstSentence}</p>}
      <RiskScale {...reading} bands={bandsOf(careFirst ? undefined : level)} end={scaleEndPercent} />
      <div className={styles.stats}>
        <Stats
          stats={[
            reading.range && !reading.rangeFirst
              ? { term: 'Likely range', figure: percentRangeFigure(reading.range) }
              : null,
            thirtyYears == null ? null : { term: 'Over 30 years', figure: percentText(thirtyYears) },
          ]}
        />
      </div>
      <FiguresTable caption="The 100 people" columns={['Of 100 people like you', 'How many']} rows={tableOf(reading)} />
    </SummaryCard>
  );
}

const bandsOf = (level: string | undefined) => riskBands.map((band) => ({ ...band, isYours: band.label === level }));

// Little known: the range is the honest answer, the single figure comes second.
function Figure({ reading: { percent, range, rangeFirst } }: { reading: RiskReading }) {
  if (range && rangeFirst)
    return (
      <>
        <dd className={styles.range}>{percentRangeFigure(range)}</dd>
        <dd className={styles.single}>best single estimate {percentText(percent)}</dd>
      </>
    );
  return (
    <dd className={isBeyondShown(percent) ? styles.range : styles.figure}>
      {percentFigure(percent)}
      <small>%</small>
    </dd>
  );
}

const certainty = ({ range, rangeFirst }: RiskReading): string => {
  if (!range) return 'This is an estimate.';
  return rangeFirst ? 'A blood pressure reading and a cholesterol test would narrow the range.' : '';
};

const tableOf = ({ peopleOfHundred: count }: RiskReading): string[][] => [
  ['Expected to have a first event within 10 years', count === 0 ? 'fewer than 1' : String(count)],
  ['Not expected to', count === 0 ? 'more than 99' : String(100 - count)],
];
