import { Link } from 'react-router-dom';
import { OperatorPart } from '../privacy/operator-part.tsx';
import { Screen } from '../shell/screen.tsx';
import { PageHeading } from '../ui/page.tsx';
import { Article, Lede, PairOfLists, Part } from '../ui/reading.tsx';
import { aboutLede, aboutParts, howItIsChecked, inAnEmergency, whatItIs, whatItIsNot } from './about-texts.ts';

/** The intended use: what this is, for whom, and what it asks of the reader. Public. */
export function AboutPage() {
  return (
    <Screen hasFoot>
      <Article>
        <PageHeading documentTitle="What this is">What this is, and what it is not</PageHeading>
        <Lede>{aboutLede}</Lede>
        <PairOfLists
          first={{ title: 'What it is', points: whatItIs }}
          second={{ title: 'What it is not', points: whatItIsNot }}
        />
        {aboutParts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
        <h2>Who checks it</h2>
        <p>
          {howItIsChecked} <Link to="/methods">Read the method</Link>
        </p>
        <OperatorPart title="Who runs it" />
        <h2>In an emergency</h2>
        <p>{inAnEmergency}</p>
      </Article>
    </Screen>
  );
}
