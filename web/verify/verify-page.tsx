import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { readExport } from '#shared/verify/read-export.ts';
import { call, messageOf } from '#web/api/call.ts';
import { accountPath } from '#web/paths.ts';
import { type LoginState, useSession } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button, PageSpinner, Spinner } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading, VisuallyHidden } from '#web/ui/page.tsx';
import { Article, Lede, PairOfLists } from '#web/ui/reading.tsx';
import { ResultTable } from './result-table.tsx';
import { summaryOf } from './verdict-words.ts';
import { type Outcome, verifyAll, verifyFile } from './verify-file.ts';
import styles from './verify-page.module.css';

/** Read out when a check ends. It is there before, because a region that comes with its words is often not read. */
function Told({ outcome }: { outcome: Outcome | null }) {
  return <VisuallyHidden role="status">{outcome && 'found' in outcome ? summaryOf(outcome.found) : ''}</VisuallyHidden>;
}

const whatItShows = [
  'Every number and sentence follows from the answers in the file, by the method the result names.',
  'A signature shows that we made the result, and that no one has changed a number or removed a warning since.',
  'One changed answer gives another fingerprint. One changed figure or word is named, with what it should be.',
  'Results of every method that we have used can be checked, also those from before today’s.',
];

const whatItCannotShow = [
  'Whether the answers are true. No one has checked them.',
  'Who gave them. Without a signature, answers and a result that somebody made up together fit each other, too.',
  'In a document for a doctor: whether someone added a warning, or changed a name or a measured number.',
  'Whether the result is right for a person. It’s an estimate, with a range.',
];

/**
 * A file that is chosen, or dropped on the card: the browser's own input fills the card, and takes both. What came of the file
 * stands below it.
 */
function ChooseFile() {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    setOutcome(await verifyFile(file));
    setBusy(false);
    // The same file, changed, can be chosen again.
    input.value = '';
  };
  return (
    <>
      <div className={styles.drop}>
        <label htmlFor={id}>{isBusy ? 'Checking…' : 'Choose a file'}</label>
        <p id={`${id}-hint`}>or drop it here. Nothing in it leaves this device.</p>
        {isBusy && <Spinner />}
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          aria-describedby={`${id}-hint`}
          onChange={choose}
          disabled={isBusy}
        />
      </div>
      <Told outcome={isBusy ? null : outcome} />
      {outcome && 'found' in outcome && <ResultTable found={outcome.found} />}
      {outcome && 'fault' in outcome && (
        <div className={styles.fault}>
          <Notice tone="error">{outcome.fault}</Notice>
        </div>
      )}
    </>
  );
}

const notCollected = 'We couldn’t get your result. Please try again.';
const unknown = 'None of your results are here. Open one from your dashboard.';

/** One result of the person who is signed in, from what is stored of them, as the download has it. */
function OwnResult({ submissionId }: { submissionId: string }) {
  const isSignedIn = useSession(({ authToken }) => authToken !== null);
  const isRenewing = useSession(({ renewing }) => renewing !== null);
  if (isSignedIn) return <Fetched submissionId={submissionId} />;
  if (isRenewing) return <PageSpinner words="Checking the result…" />;
  const state: LoginState = { from: `/verify/${submissionId}` };
  return (
    <Notice title="This result belongs to an account">
      <p>
        <Link to="/login" state={state}>
          Log in to check it
        </Link>
      </p>
    </Notice>
  );
}

function Fetched({ submissionId }: { submissionId: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const check = async () => {
    setOutcome(null);
    setOutcome(await verifyOwn(submissionId));
  };
  const begin = useEffectEvent(check);
  useEffect(() => void begin(), []);
  return (
    <>
      <Told outcome={outcome} />
      {!outcome ? (
        <PageSpinner words="Checking the result…" />
      ) : 'found' in outcome ? (
        <ResultTable found={outcome.found} />
      ) : (
        <Notice tone="error">
          <p>{outcome.fault}</p>
          <div className={styles.again}>
            <Button variant="secondary" size="sm" onClick={check}>
              Try again
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

const verifyOwn = async (submissionId: string): Promise<Outcome> => {
  const answer = await call('exportMe', undefined);
  if (!answer.ok) return { fault: messageOf(answer, notCollected) };
  const own = readExport(answer.data)?.filter((result) => result.submissionId === submissionId) ?? [];
  return own.length === 0 ? { fault: unknown } : verifyAll(own);
};

/** Shows whether a result follows from its answers, by computing it again. Public. */
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
