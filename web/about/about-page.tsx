import { Link } from 'react-router-dom';
import { Screen } from '../shell/screen.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import styles from './about.module.css';
import {
  type AboutPart,
  aboutLede,
  aboutParts,
  howItIsChecked,
  inAnEmergency,
  whatItIs,
  whatItIsNot,
} from './about-texts.ts';

/** The intended use: what this is, for whom, and what it asks of the reader. Public. */
export function AboutPage() {
  return (
    <Screen hasFoot>
      <Column className={styles.about}>
        <PageHeading documentTitle="What this is">What this is, and what it is not</PageHeading>
        <p className={styles.lede}>{aboutLede}</p>
        <div className={styles.two}>
          <section aria-labelledby="is">
            <h2 id="is">What it is</h2>
            <Points points={whatItIs} />
          </section>
          <section aria-labelledby="is-not">
            <h2 id="is-not">What it is not</h2>
            <Points points={whatItIsNot} />
          </section>
        </div>
        {aboutParts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <h2>Who checks it</h2>
        <p>
          {howItIsChecked} <Link to="/methods">Read the method</Link>
        </p>
        <h2>In an emergency</h2>
        <p>{inAnEmergency}</p>
      </Column>
    </Screen>
  );
}

function Part({ part: { title, paragraphs = [], points = [] } }: { part: AboutPart }) {
  return (
    <>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && <Points points={points} />}
    </>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
