import { Link, useParams } from 'react-router-dom';
import { accountPath } from '../account/account-path.ts';
import { Header } from '../shell/header.tsx';
import { Screen } from '../shell/screen.tsx';
import { PageHeading } from '../ui/page.tsx';
import { Article, Lede, PairOfLists } from '../ui/reading.tsx';
import { ChooseFile } from './choose-file.tsx';
import { OwnResult } from './own-result.tsx';
import { whatItCannotShow, whatItShows } from './verify-texts.ts';

/** Anybody can see whether a result follows from its answers: the page works it out again. Public. */
export function VerifyPage() {
  const { submissionId } = useParams();
  const header = submissionId ? (
    <Header back={{ to: `/results/${submissionId}`, label: 'Back to the result' }} />
  ) : (
    <Header />
  );
  return (
    <Screen header={header} hasFoot>
      <Article>
        <PageHeading documentTitle="Verify a result">
          {submissionId ? 'Verify this result' : 'Verify a result'}
        </PageHeading>
        <Lede>
          Your browser checks whether we made this result and nobody has edited it. Then it works it out again from its
          answers, with the method that made it, and compares every figure and every sentence.
        </Lede>
        {submissionId && <OwnResult key={submissionId} submissionId={submissionId} />}
        {submissionId && <h2>Verify a file</h2>}
        <ChooseFile />
        <p>
          The file is the one that <Link to={accountPath}>“Download my data”</Link> on the account page saves. The
          method itself is <Link to="/methods">written down in full</Link>.
        </p>
        <PairOfLists
          first={{ title: 'What this shows', points: whatItShows }}
          second={{ title: 'What it cannot show', points: whatItCannotShow }}
        />
      </Article>
    </Screen>
  );
}
