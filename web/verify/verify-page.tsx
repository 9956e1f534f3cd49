import { type ChangeEvent, useId, useState } from 'react';
import { maxFileBytes } from '#shared/verify/check-file.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Spinner } from '#web/ui/button.tsx';
import { List, PageHeading, VisuallyHidden } from '#web/ui/page.tsx';
import { Article, Lede } from '#web/ui/reading.tsx';
import * as labels from '#words/labels.ts';
import * as words from '#words/verify.ts';
import { checkSigned, type Outcome } from './check-signed.ts';
import { SignedCard } from './signed-card.tsx';
import { verdictWords } from './verdict-words.ts';
import styles from './verify-page.module.css';

const whatItCannotTell = [words.cannotTellTruth, words.cannotTellRight];

/**
 * A file is chosen, or dropped on the card: the browser's own input fills the card and takes both. The verdict is shown
 * above it.
 */
function ChooseFile() {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await checkSigned(await bytesOf(file)));
    setBusy(false);
    // Lets the user choose the same file again after it was changed.
    input.value = '';
  };
  return (
    <>
      {/* Screen readers read it out when a check ends. It is always present, because a region that appears with its
          words is often not read. */}
      <VisuallyHidden role="status">{outcome ? verdictWords(outcome.checked).heading : ''}</VisuallyHidden>
      {outcome && <SignedCard outcome={outcome} />}
      <div className={styles.drop}>
        <label htmlFor={id}>{isBusy ? labels.checking : outcome ? words.chooseAnotherFile : words.chooseFile}</label>
        <p id={`${id}-hint`}>{words.dropHere}</p>
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
    </>
  );
}

/** The bytes of a file; none if it is too large, because it must not fill the memory of a phone. */
const bytesOf = async (file: File): Promise<Uint8Array> =>
  file.size > maxFileBytes ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());

/** Shows whether a file was signed by this site and is unchanged, and what was signed. Needs no login. */
export function VerifyPage() {
  return (
    <Screen header={<Header />} hasFoot>
      <Article>
        <PageHeading documentTitle={words.title}>{words.title}</PageHeading>
        <Lede>{words.lede}</Lede>
        <ChooseFile />
        <h2>{words.cannotTellTitle}</h2>
        <List items={whatItCannotTell} />
        <p className={styles.quiet}>{words.ifNotOurs}</p>
      </Article>
    </Screen>
  );
}
