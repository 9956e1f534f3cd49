import { useId, useState } from 'react';
import { redFlagTitles } from '#shared/reading/notice-words.ts';
import { urgentHeading } from '#shared/reading/urgent-heading.ts';
import { EmergencyNumbers, UrgentLine } from '#web/place/emergency-numbers.tsx';
import { usePlace } from '#web/place/place.ts';
import * as careNotices from '#words/care-notices.ts';
import * as resultPage from '#words/result-page.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { Button, PrintButton } from '../../ui/button.tsx';
import { useModal } from '../../ui/dialog.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { List } from '../../ui/page.tsx';
import styles from './notices.module.css';
import { About, type Flag, Label, warningsOf } from './notices.tsx';
import { isOpen, recordOf, recordWhileShut } from './seen-signs.ts';

/**
 * What cannot wait: what to do, by when and whom to call, on the first screen of a phone. An emergency first covers the whole
 * screen, once.
 */
export function CheckFirst({ result }: { result: ReadResult }) {
  return (
    <>
      <StopCard result={result} isCovering />
      <UntilSeen steps={isOpen(result) ? [] : (result.content.untilSeen ?? [])} />
    </>
  );
}

/** With `isCovering` an emergency first covers the whole page, once. */
export function StopCard({ result, isCovering }: { result: ReadResult; isCovering: boolean }) {
  const id = useId();
  const { content } = result;
  const isDone = isOpen(result);
  const record = isDone ? null : recordWhileShut(result);
  const notices = warningsOf(content);
  const emergencies = notices.filter(({ level }) => level === 'emergency');
  const { help } = usePlace();
  const [isCovered, setIsCovered] = useState(isCovering && emergencies.length > 0 && !isDone);
  return (
    <section className={styles.stop} aria-labelledby={id}>
      {isCovered && <EmergencyCover flags={emergencies} onDismiss={() => setIsCovered(false)} />}
      <h2 id={id}>
        <AlertIcon className={styles.icon} />
        {isDone ? doneTitle : emergencies.length > 0 ? redFlagTitles.emergency : urgentHeading(notices, content.routes)}
      </h2>
      <ul className={styles.notices}>
        {notices.map((flag) => (
          <li key={flag.code}>
            <p role={isDone ? 'status' : undefined}>
              {isDone ? (
                <>
                  {flag.label && <Label text={flag.label} />}
                  {recordOf(flag, result)}
                </>
              ) : (
                <>
                  <About flag={flag} />
                  {flag.message}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {isDone && <p>{resultPage.checkedNext}</p>}
      {record && <p role="status">{record}</p>}
      {emergencies.length > 0 && !isDone ? (
        <EmergencyNumbers isLarge />
      ) : (
        <>
          {!isDone && (content.routes?.includes('pregnant') ? <p>{maternityTeam}</p> : <UrgentLine />)}
          <EmergencyNumbers lead={help.kind === 'unknown' ? ifWorse.inWords : ifWorse.withNumber} />
        </>
      )}
    </section>
  );
}

/** In pregnancy and after a birth, the maternity team is the one to call, and none of our numbers is right. */
const maternityTeam = careNotices.maternityTeamCall;

const ifWorse = {
  withNumber: careNotices.ifWorseCall,
  inWords: careNotices.ifWorseCallLocal,
} as const;

const doneTitle = resultPage.checkedTitle;

function UntilSeen({ steps }: { steps: readonly string[] }) {
  const id = useId();
  return (
    <section className={styles.until} aria-labelledby={id}>
      {steps.length > 0 && (
        <>
          <h2 id={id}>{resultPage.untilSeenTitle}</h2>
          <List className={styles.signs} items={steps} />
        </>
      )}
      <PrintButton variant="secondary" block className={styles.press} />
    </section>
  );
}

/**
 * Covers the whole page before the user sees any figure. The focus starts at the heading and not at a button: a user
 * who is typing or tapping must not dismiss this unread.
 */
function EmergencyCover({ flags, onDismiss }: { flags: readonly Flag[]; onDismiss: () => void }) {
  const { dialog, start } = useModal<HTMLHeadingElement>();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}messages`}
      onClose={onDismiss}
    >
      <div className={styles.middle}>
        <AlertIcon className={styles.coverIcon} />
        <h2 ref={start} tabIndex={-1} id={`${id}title`}>
          {redFlagTitles.emergency}
        </h2>
        <ul id={`${id}messages`} className={styles.said}>
          {flags.map((flag) => (
            <li key={flag.code}>
              <About flag={flag} />
              {flag.message}
            </li>
          ))}
        </ul>
        <EmergencyNumbers isLarge />
        <Button block variant="secondary" onClick={onDismiss}>
          {careNotices.haveReadWarning}
        </Button>
      </div>
    </dialog>
  );
}
