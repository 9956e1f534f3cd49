import { useId } from 'react';
import { factorField, factorTitle, type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { readAge } from '#shared/reading/biological-age.ts';
import { type RiskReading, readRisk, riskLevel } from '#shared/reading/cardiac-risk.ts';
import { percentFigure, percentText, type Range } from '#shared/reading/figures.ts';
import { standingOf } from '#shared/reading/headline.ts';
import { AgeDial } from '#web/dial/age-dial.tsx';
import { notEstimated } from '#words/headlines.ts';
import * as labels from '#words/labels.ts';
import * as numbers from '#words/numbers.ts';
import * as words from '#words/result-page.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { Fact } from '../../ui/page.tsx';
import { People } from '../../ui/people.tsx';
import styles from './figure.module.css';
import { SmallFold } from './fold.tsx';
import { foldSentences } from './fold-sentences.ts';

type FigureProps = { content: ReadContent; quizId: QuizId };

/** The number with its range and its meaning in one sentence; or a kind heading and the reason why there is no number. */
export function Figure({ content, quizId }: FigureProps) {
  if (standingOf(content) === 'notEstimated') return <Reason content={content} quizId={quizId} />;
  const { unit, term } = quizRecordOf(quizId).figure;
  const Shown = unit === 'years' ? AgeFigure : HeartFigure;
  return <Shown content={content} term={term} />;
}

type ShownProps = { content: ReadContent; term: string };

/**
 * The figure of a user whom a clinician has seen. Because of the warning, the engine gave it no level and no
 * comparison. It is shown with its range, and with a sentence that says that it does not count the sign.
 */
export function FigureUnderNotice({ content, quizId }: FigureProps) {
  const { riskDescriptor: _, cardiacRiskProfile: __, [factorField]: ___, ...summary } = content.overall_summary;
  const { meaning: ____, foldedFigure, heart, ...rest } = content;
  const plain: ReadContent = {
    ...rest,
    // Leaves out the hundred people, both the picture and the sentence.
    heart: { ...heart, peopleOf100: null, ...(foldedFigure && { sentence: foldedFigure }) },
    standing: 'estimated',
    overall_summary: summary,
    ...(foldedFigure && { heading: foldedFigure }),
  };
  return <Figure content={plain} quizId={quizId} />;
}

function AgeFigure({ content, term }: ShownProps) {
  const { overall_summary: summary, heading, meaning } = content;
  const reading = readAge(summary);
  return (
    <div className={styles.card}>
      {reading && <AgeDial term={term} reading={reading} isCompared={summary.headline !== undefined} />}
      <Facts of={summary} />
      <Meaning heading={heading ?? summary.headline} meaning={meaning} />
      {reading?.beyondDial && <p className={styles.meaning}>{reading.beyondDial}</p>}
    </div>
  );
}

/** The specification's other two figures, each only if the result has it. */
function Facts({ of: { chronologicalAge: age, [factorField]: factor } }: { of: ReadContent['overall_summary'] }) {
  if (age == null && factor == null) return null;
  return (
    <dl className={styles.facts}>
      {age != null && <Fact term={labels.chronologicalAge}>{age}</Fact>}
      {factor != null && <Fact term={factorTitle}>{factor}</Fact>}
    </dl>
  );
}

function HeartFigure({ content, term }: ShownProps) {
  const { overall_summary: summary, heart, heading, meaning } = content;
  const reading = readRisk(summary);
  if (!reading) return null;
  const sentence = heart?.sentence ?? reading.sentence;
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <Score content={content} term={term} reading={reading} />
        {heart?.peopleOf100 !== null && <People filled={heart?.peopleOf100 ?? reading.peopleOfHundred} />}
      </div>
      <Meaning
        heading={sentence}
        meaning={[heading, ...(meaning ?? [])].filter((text) => text && text !== sentence) as string[]}
      />
    </div>
  );
}

/** What the number means and what it does not count. Never folded. */
function Meaning({ heading, meaning = [] }: { heading: string | undefined; meaning: readonly string[] | undefined }) {
  return (
    <>
      {heading && <p className={styles.reading}>{heading}</p>}
      {meaning.map((paragraph) => (
        <p key={paragraph} className={styles.meaning}>
          {paragraph}
        </p>
      ))}
    </>
  );
}

// If little is known, the range is the honest answer, and the single figure comes second.
function Score({ content: { overall_summary: summary, heart }, term, reading }: ShownProps & { reading: RiskReading }) {
  const level = riskLevel(summary);
  const range = likely(reading.range, heart?.rangeOpen);
  const isRangeFirst = reading.rangeFirst && range !== null;
  return (
    <dl className={styles.score}>
      <div>
        <dt>{term}</dt>
        {isRangeFirst ? (
          <dd className={styles.wide}>{range}</dd>
        ) : (
          <dd className={styles.figure}>{percentText(reading.percent)}</dd>
        )}
        {isRangeFirst ? (
          <dd className={styles.range}>{words.bestEstimate(percentText(reading.percent))}</dd>
        ) : (
          range && <dd className={styles.range}>{numbers.likely(range)}</dd>
        )}
      </div>
      {level && (
        <Fact term={labels.riskLevel} className={styles.level}>
          {level}
        </Fact>
      )}
    </dl>
  );
}

/** '2.2 to 4.7%', or '2.2% or more' if a value is outside the range of the equations. Null without a range. */
export const likely = (range: Range | null, open: 'high' | 'low' | null | undefined): string | null => {
  if (!range) return null;
  if (open === 'high') return numbers.orMore(percentText(range.low));
  if (open === 'low') return numbers.orLess(percentText(range.high));
  const [low, high] = [percentFigure(range.low), percentFigure(range.high)];
  return low === high ? `${low}%` : numbers.range(low, `${high}%`);
};

/** How many words of a reason are shown. The rest is folded. */
const mostWords = 26;

/** Shows no figure, no placeholder for one, and no zero. */
function Reason({ content, quizId }: FigureProps) {
  const id = useId();
  const { overall_summary: summary, heading, meaning = [] } = content;
  const age = summary.chronologicalAge;
  const level = summary.riskCode === 'notEstimated' ? undefined : riskLevel(summary);
  const { open, folded } = content.reason
    ? foldSentences(content.reason, mostWords)
    : { open: meaning.join(' ') || (summary.notEstimatedReason ?? ''), folded: '' };
  const caveats = content.reason ? (content.caveats ?? []).filter(({ text }) => meaning.includes(text)) : [];
  return (
    <section className={styles.card} aria-labelledby={id}>
      <dl className={styles.facts}>
        <Fact term={quizRecordOf(quizId).figure.term}>{notEstimated}</Fact>
        {age != null && <Fact term={labels.chronologicalAge}>{age}</Fact>}
        {level && <Fact term={labels.riskLevel}>{level}</Fact>}
      </dl>
      <h2 id={id}>{heading ?? notEstimated}</h2>
      {[open, ...caveats.map(({ text }) => text)].map((text) => (
        <p key={text} className={styles.meaning}>
          {text}
        </p>
      ))}
      {folded && (
        <SmallFold title={labels.moreAboutThis}>
          <p>{folded}</p>
        </SmallFold>
      )}
    </section>
  );
}
