import { Link } from 'react-router-dom';
import { NumberTable } from '../methods/number-table.tsx';
import { Screen } from '../shell/screen.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page.tsx';
import { Article, Lede, Part } from '../ui/reading.tsx';
import { dataFile, referenceFile } from './data-file.ts';
import styles from './proof.module.css';
import {
  bars,
  differs,
  found,
  heading,
  heartPart,
  howDone,
  lede,
  limits,
  olderEngine,
  pictureLead,
  pictureTitle,
  tables,
} from './proof-texts.ts';

/** How the age did among people whose later lives are known. Public; its limits first. */
export function ProofPage() {
  return (
    <Screen hasFoot>
      <Article>
        <PageHeading documentTitle={heading}>{heading}</PageHeading>
        <Lede>{lede}</Lede>
        {olderEngine && <Notice tone="plain">{olderEngine}</Notice>}
        <Part part={limits} />
        <h2>{pictureTitle}</h2>
        <p>{pictureLead}</p>
        <Bars />
        <Part part={found} />
        <Part part={differs} />
        <Part part={heartPart} />
        <h2>The numbers</h2>
        <div className={styles.tables}>
          {tables.map((table) => (
            <NumberTable key={table.caption} table={table} isCaptionShown />
          ))}
        </div>
        <Part part={howDone} />
        <p>
          <a href={dataFile} download>
            Download all numbers (JSON)
          </a>
        </p>
        <p>
          <a href={referenceFile} download>
            Download the reference set (JSON)
          </a>
          : invented people and cases with the results our method must give, for testing it or your own.
        </p>
        <p>
          <Link to="/methods">How it works</Link>
        </p>
      </Article>
    </Screen>
  );
}

const longest = Math.max(...bars.map(({ deaths }) => deaths));

function Bars() {
  return (
    <figure className={styles.picture}>
      <ol className={styles.bars}>
        {bars.map(({ label, deaths }) => (
          <li key={label}>
            <span>{label}</span>
            <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="10" />
              <rect width={(100 * deaths) / longest} height="10" />
            </svg>
            <b>{deaths}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
