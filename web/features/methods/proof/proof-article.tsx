import type { ReactNode } from 'react';
import * as words from '#feature-words/methods/proof.ts';
import { Notice } from '#web/ui/notice.tsx';
import page from '#web/ui/page.module.css';
import { List } from '#web/ui/page.tsx';
import reading from '#web/ui/reading.module.css';
import { Part, type ReadingPart } from '#web/ui/reading.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import type { NumberTable as Table } from '../content/topic.ts';
import { Fold, Folds } from '../page/fold.tsx';
import { NumberTable } from '../page/number-table.tsx';
import { dataFile, referenceFile } from './data-file.ts';
import styles from './proof.module.css';
import { bars, tables } from './proof-figures.ts';
import {
  differs,
  found,
  heartPart,
  howDone,
  lede,
  limits,
  notShown,
  olderEngine,
  otherWays,
  peers,
  picture,
} from './proof-texts.ts';

export function ProofArticle() {
  return (
    <>
      <p className={styles.answer}>{lede}</p>
      <p>{limits}</p>
      {olderEngine && <Notice tone="plain">{olderEngine}</Notice>}
      <Bars />
      <p className={styles.note}>{picture.note}</p>
      <Part part={notShown} />
      <div className={styles.more}>
        <Folds>
          <More part={found} table={tables.fifths} />
          <More part={differs} table={tables.questions} />
          <Fold title={words.groups}>
            <NumberTable table={tables.groups} isCaptionShown />
          </Fold>
          <More part={otherWays} table={tables.ways}>
            <p>{words.whatOthersFound}</p>
            <List className={reading.points} items={peers} />
          </More>
          <More part={heartPart} table={tables.risks} />
          <More part={howDone}>
            <p>
              <a href={dataFile} download>
                {words.downloadNumbers}
              </a>
            </p>
            <p>
              <RichText
                text={words.downloadReferenceSet}
                parts={{
                  link: (text) => (
                    <a href={referenceFile} download>
                      {text}
                    </a>
                  ),
                }}
              />
            </p>
          </More>
        </Folds>
      </div>
    </>
  );
}

type MoreProps = { part: ReadingPart; table?: Table; children?: ReactNode };

function More({ part: { title, paragraphs = [], points = [] }, table, children }: MoreProps) {
  return (
    <Fold title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && <List className={reading.points} items={points} />}
      {table && <NumberTable table={table} isCaptionShown />}
      {children}
    </Fold>
  );
}

function Bars() {
  return (
    <section className={styles.card} aria-labelledby="of-1000">
      <h2 id="of-1000">{picture.title}</h2>
      <p>{picture.lead}</p>
      <ol>
        {bars.map(({ label, deaths, range, width, from, to, isMiddle }) => (
          <li key={label} data-middle={isMiddle || undefined}>
            <span>{label}</span>
            <b>
              {deaths}
              <span className={page.hidden}> {words.rangeIs(range)}</span>
            </b>
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="12" />
              <rect width={width} height="12" />
              {['halo', 'whisker'].map((part) => (
                <path key={part} data-part={part} d={`M${from} 6H${to}M${from} 3V9M${to} 3V9`} />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
