import { useState } from 'react';
import { passcodeInGroups } from '#shared/links/link.ts';
import { QrCode } from '../sealed/qr-code.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './links.module.css';
import type { sharedOf } from './shared-link.ts';

/** The link and its passcode, to be shown or sent. */
export function LinkCard({ address, passcode }: NonNullable<ReturnType<typeof sharedOf>>) {
  const [cannotCopy, setCannotCopy] = useState(false);
  const onFail = () => setCannotCopy(true);
  return (
    <>
      <section className={styles.card} aria-label="Link and passcode">
        <QrCode text={address} />
        <dl>
          <div>
            <dt>Scan the square, or send the link</dt>
            <dd className={styles.address} data-whole={cannotCopy || undefined}>
              {address}
            </dd>
          </div>
          <div>
            <dt>Passcode</dt>
            <dd className={styles.passcode}>{passcodeInGroups(passcode)}</dd>
          </div>
        </dl>
        <div className={styles.buttons}>
          <CopyButton what="link" text={address} onFail={onFail} />
          <CopyButton what="passcode" text={passcode} onFail={onFail} />
        </div>
      </section>
      {cannotCopy && (
        <p role="alert">This browser does not let us copy. Please select the text and copy it yourself.</p>
      )}
      <p className={styles.footnote}>
        Give the passcode by word of mouth, or in a second message. The link alone opens nothing. Both are shown only
        until you leave or reload this page: they are stored nowhere.
      </p>
    </>
  );
}
