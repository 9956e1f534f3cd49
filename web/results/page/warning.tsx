import { useId, useState } from 'react';
import type { Checked } from '#shared/contract/submission.ts';
import { isSeen, type Seen } from '#shared/reading/headline.ts';
import { checkedRecord, redFlagTitles } from '#shared/reading/notice-words.ts';
import { urgentHeading } from '#shared/reading/urgent-heading.ts';
import { EmergencyNumbers, UrgentLine } from '#web/place/emergency-numbers.tsx';
import { usePlace } from '#web/place/place.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { Button, PrintButton } from '../../ui/button.tsx';
import { useModal } from '../../ui/dialog.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { dayOf } from '../../ui/language.ts';
import { List } from '../../ui/page.tsx';
import { checkedWords } from './checked-words.ts';
import { lazyPart, SmallFold } from './fold.tsx';
import styles from './notices.module.css';
import { type Flag, warningsOf } from './notices.tsx';

const SignForm = lazyPart(async () => (await import('./checked-form.tsx')).SignForm);

/**
 * What cannot wait: what to do, by when and whom to call, on the first screen of a phone. An emergency first covers the whole
 * screen, once.
 */
export function CheckFirst({ result }: { result: ReadResult }) {
  const { content, checked } = result;
  const seen = isSeen(checked) ? checked : undefined;
  return (
    <>
      <StopCard result={result} seen={seen} />
      <UntilSeen steps={seen || isAllChecked(result) ? [] : (content.untilSeen ?? [])} />
    </>
  );
}

const checkedOn = ({ code, mayBeClosed }: Flag, checked: Checked | undefined): string | undefined =>
  mayBeClosed ? checked?.signs?.find((sign) => sign.code === code)?.on : undefined;

/** Whether all warnings come from earlier answers, and the user has said of each that a clinician has looked at it since. */
const isAllChecked = ({ content, checked }: ReadResult): boolean =>
  warningsOf(content).every((flag) => checkedOn(flag, checked) !== undefined);

function StopCard({ result, seen }: { result: ReadResult; seen: Seen | undefined }) {
  const id = useId();
  const { content } = result;
  const isDone = isAllChecked(result);
  const notices = warningsOf(content);
  const emergencies = notices.filter(({ level }) => level === 'emergency');
  const { help } = usePlace();
  const [isCovered, setIsCovered] = useState(emergencies.length > 0 && !seen);
  return (
    <section className={styles.stop} aria-labelledby={id}>
      {isCovered && <EmergencyCover flags={emergencies} onDismiss={() => setIsCovered(false)} />}
      <h2 id={id}>
        <AlertIcon className={styles.icon} />
        {emergencies.length > 0 ? redFlagTitles.emergency : isDone ? doneTitle : urgentHeading(notices, content.routes)}
      </h2>
      <ul className={styles.notices}>
        {notices.map((flag) => (
          <Warning key={flag.code} flag={flag} result={result} />
        ))}
      </ul>
      {isDone && <p>Your next result will start from there. Take the quiz again whenever you like.</p>}
      {seen && (
        <p>
          On {dayOf(seen.at)} you told us: {checkedWords[seen.answer]}. We keep the notice here as a record.
        </p>
      )}
      {emergencies.length > 0 ? (
        <EmergencyNumbers isLarge />
      ) : (
        <>
          {!isDone && !seen && <UrgentLine />}
          <EmergencyNumbers lead={help.kind === 'unknown' ? ifWorse.inWords : ifWorse.withNumber} />
        </>
      )}
    </section>
  );
}

const ifWorse = {
  withNumber: 'If it gets worse, or you are not sure, call now:',
  inWords: 'If it gets worse, or you are not sure, call your local emergency number now.',
} as const;

const doneTitle = 'You told us this has been checked';

/** One warning. If it comes from an earlier answer, the user can say that a clinician has looked at it since; it then becomes a record. */
function Warning({ flag, result: { submissionId, checked } }: { flag: Flag; result: ReadResult }) {
  const { code, message, label = '', toldOn, mayBeClosed } = flag;
  const on = checkedOn(flag, checked);
  return (
    <li>
      <p role={mayBeClosed ? 'status' : undefined}>{on && toldOn ? checkedRecord(label, toldOn, on) : message}</p>
      {mayBeClosed && toldOn && !on && (
        <SmallFold
          title="I’ve been seen for this"
          isSpare
          onceOpen={<SignForm submissionId={submissionId} checked={checked} sign={{ code, toldOn }} />}
        />
      )}
    </li>
  );
}

function UntilSeen({ steps }: { steps: readonly string[] }) {
  const id = useId();
  return (
    <section className={styles.until} aria-labelledby={id}>
      {steps.length > 0 && (
        <>
          <h2 id={id}>Until you’ve been seen</h2>
          <List className={styles.signs} items={steps} />
        </>
      )}
      <PrintButton variant="secondary" block className={styles.press} />
    </section>
  );
}

/**
 * Covers the whole page before the user sees any figure. The focus starts at the heading and not at a button: a user who is typing
 * or tapping must not dismiss this unread.
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
          {flags.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
        <EmergencyNumbers isLarge />
        <Button block variant="secondary" onClick={onDismiss}>
          I’ve read this – show my results
        </Button>
      </div>
    </dialog>
  );
}
