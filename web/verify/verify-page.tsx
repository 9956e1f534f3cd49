import { type ChangeEvent, useId, useState } from 'react';
import { product } from '#shared/product.ts';
import { maxFileBytes } from '#shared/verify/check-file.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Spinner } from '#web/ui/button.tsx';
import { List, PageHeading, VisuallyHidden } from '#web/ui/page.tsx';
import { Article, Lede } from '#web/ui/reading.tsx';
import { checkSigned, type Outcome } from './check-signed.ts';
import { SignedCard } from './signed-card.tsx';
import { verdictWords } from './verdict-words.ts';
import styles from './verify-page.module.css';

const whatItCannotTell = [
  'Whether the answers were true. The person gave them.',
  'Whether the result is right for this person. It is an estimate, with a range.',
];

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
        <label htmlFor={id}>{isBusy ? 'Checking…' : outcome ? 'Choose another file' : 'Choose a file'}</label>
        <p id={`${id}-hint`}>or drop it here</p>
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
        <PageHeading documentTitle={`Is this document from ${product.name}?`}>
          Is this document from {product.name}?
        </PageHeading>
        <Lede>
          Choose a file you were given. We check our signature here, in your browser. The file stays on this device:
          only its number goes to our site, to ask if a result in it was taken back.
        </Lede>
        <ChooseFile />
        <h2>What this can’t tell you</h2>
        <List items={whatItCannotTell} />
        <p className={styles.quiet}>
          If it isn’t ours, we say: “We didn’t sign this, or it has been changed.” If we took a result back, we say so
          and when.
        </p>
      </Article>
    </Screen>
  );
}
