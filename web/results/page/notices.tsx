import { lazy, Suspense, useId, useState } from 'react';
import type { SupportLine } from '#shared/contract/result.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { isSeen, type Seen } from '#shared/reading/headline.ts';
import { checkedRecord, redFlagTitles } from '#shared/reading/notices.ts';
import { isNeverFolded } from '#shared/reading/short-text.ts';
import { emergencyNumber } from '#shared/safety/emergency-numbers.ts';
import type { ReadContent, ReadResult } from '../../api/read-result.ts';
import { Button } from '../../ui/button.tsx';
import { EmergencyNumbers } from '../../ui/emergency-numbers.tsx';
import { AlertIcon, ClockIcon, PrintIcon } from '../../ui/icons.tsx';
import { dayOf } from '../../ui/language.ts';
import { loadStyles } from '../../ui/loading.ts';
import { Notice } from '../../ui/notice.tsx';
import { EmergencyCover } from '../emergency-cover.tsx';
import { checkedWords } from './checked-words.ts';
import { Fold, SmallFold, WithNumbers } from './fold.tsx';
import styles from './notices.module.css';

// Few people have signs of before on their page.
const SignForm = lazy(() =>
  Promise.all([import('./sign-form.tsx'), loadStyles('rest')]).then(
    ([{ SignForm: it }]) => ({ default: it }),
    () => ({ default: () => <p>This could not be loaded. Please check your connection and open the page again.</p> }),
  ),
);

type Flag = {
  code: string;
  level: 'emergency' | 'urgent' | 'soon';
  message: string;
  label?: string;
  /** The day of an older answer. With `mayBeClosed` a clinician may have looked at it since. */
  toldOn?: string | undefined;
  mayBeClosed?: boolean | undefined;
};

const all = ({ notices, redFlags }: ReadContent): readonly Flag[] => notices ?? redFlags;
/** What must be looked at before anything else on the page, most urgent first. */
const pressing = (content: ReadContent): Flag[] => all(content).filter(({ level }) => level !== 'soon');
/** What is worth an appointment and can wait for one. */
const soon = (content: ReadContent): Flag[] => all(content).filter(({ level }) => level === 'soon');

const lowMood = 'moodSupport';

/** Below a warning nothing may sound as if it gave more time than the warning does. */
const sameVisit = 'Say it when you are seen for the warning above. You need not wait for a time named here.';

/** Whether the page begins with somebody to talk to: then that is the one thing to do. */
export const beginsWithSupport = (content: ReadContent): boolean => soon(content).some(({ code }) => code === lowMood);

export function SoonNotices({ content }: { content: ReadContent }) {
  const notices = soon(content).filter(({ code }) => code !== lowMood);
  // Signs of before that a clinician has looked at since stand as a record.
  const records = content.checkedSigns ?? [];
  if (notices.length + records.length === 0) return null;
  const isBelowWarning = notices.length > 0 && pressing(content).length > 0;
  const title = isBelowWarning ? 'Tell them about this, too' : redFlagTitles.soon;
  return (
    <Notice tone="sun" title={notices.length > 0 ? title : 'What you told us before'} icon={ClockIcon}>
      {isBelowWarning && <p>{sameVisit}</p>}
      <ul>
        {[...notices, ...records].map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Low mood has warm words and telephone numbers of its own, and comes before any figure. */
export function Support({ content }: { content: ReadContent }) {
  const id = useId();
  const mood = soon(content).find(({ code }) => code === lowMood);
  if (!mood) return null;
  return (
    <section className={styles.support} aria-labelledby={id}>
      <h2 id={id}>You don’t have to carry this alone</h2>
      {pressing(content).length > 0 && <p>Tell them about this, too. {sameVisit}</p>}
      <p>{mood.message}</p>
      <Lines lines={content.supportLines ?? []} />
    </section>
  );
}

/** When to call, made for this person, and who else listens. */
export function CallForHelp({ content }: { content: ReadContent }) {
  const id = useId();
  const { whenToCall = [], supportLines = [] } = content;
  return (
    <>
      {whenToCall.length > 0 && (
        <section className={styles.stop} aria-labelledby={id}>
          <h2 id={id}>When to call for help</h2>
          <ul className={styles.signs}>
            {whenToCall.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <EmergencyNumbers />
        </section>
      )}
      {supportLines.length > 0 && !beginsWithSupport(content) && <SupportLines lines={supportLines} />}
    </>
  );
}

function SupportLines({ lines }: { lines: readonly SupportLine[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Someone to talk to</h2>
      <p className={styles.lead}>If you are in danger or might harm yourself, call your local emergency number.</p>
      <Lines lines={lines} />
    </section>
  );
}

/** Somebody to talk to, by region. What can be dialled is a link as large as a finger. */
function Lines({ lines }: { lines: readonly SupportLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.region} ${line.name}`}>
          <div>
            <b>
              {line.name}, {line.region}
            </b>
            <span>{line.hours}</span>
          </div>
          <Contact {...line} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing but host names with dots: whatever else a contact may be is shown as text. */
const isAddress = (contact: string): boolean => /^(https:\/\/)?([a-z0-9-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(contact);

function Contact({ contact, tel }: SupportLine) {
  if (tel)
    return (
      <a href={`tel:${tel}`}>
        <WithNumbers>{contact}</WithNumbers>
      </a>
    );
  if (!isAddress(contact)) return <span>{contact}</span>;
  return <a href={contact.startsWith('https://') ? contact : `https://${contact}`}>{contact}</a>;
}

type CheckFirstProps = { result: ReadResult; onChecked: () => void };

/**
 * What may not wait: what to do, by when and whom to call, on the first screen of a phone. An emergency covers the whole
 * screen once, before it.
 */
export function CheckFirst({ result, onChecked }: CheckFirstProps) {
  const { content, checked } = result;
  const { untilSeen = [] } = content;
  const seen = isSeen(checked) ? checked : undefined;
  return (
    <>
      <StopCard result={result} seen={seen} onChecked={onChecked} />
      <UntilSeen steps={seen || isAllChecked(result) ? [] : untilSeen} />
    </>
  );
}

const checkedOn = ({ code, mayBeClosed }: Flag, checked: Checked | undefined): string | undefined =>
  mayBeClosed ? checked?.signs?.find((sign) => sign.code === code)?.on : undefined;

/** Each of the warnings is of before, and the person has said of each that a clinician has looked at it since. */
const isAllChecked = ({ content, checked }: ReadResult): boolean =>
  pressing(content).every((flag) => checkedOn(flag, checked) !== undefined);

type StopCardProps = { result: ReadResult; seen: Seen | undefined; onChecked: () => void };

function StopCard({ result, seen, onChecked }: StopCardProps) {
  const id = useId();
  const { content } = result;
  const isDone = isAllChecked(result);
  const notices = pressing(content);
  const emergencies = notices.filter(({ level }) => level === 'emergency');
  const [isCovered, setIsCovered] = useState(emergencies.length > 0 && !seen);
  return (
    <section className={styles.stop} aria-labelledby={id}>
      {isCovered && <EmergencyCover flags={emergencies} onDismiss={() => setIsCovered(false)} />}
      <h2 id={id}>
        <AlertIcon className={styles.icon} />
        {emergencies.length > 0 ? redFlagTitles.emergency : isDone ? doneTitle : headingOf(notices)}
      </h2>
      <ul className={styles.notices}>
        {notices.map((flag) => (
          <Pressing key={flag.code} flag={flag} result={result} />
        ))}
      </ul>
      {isDone && <p>Your next result begins from there. Take the quiz again when you like.</p>}
      {seen && (
        <p>
          On {dayOf(seen.at)} you told us: {checkedWords[seen.answer]}. The notice stays here as a record.
        </p>
      )}
      <EmergencyNumbers
        isFirstLarge
        lead={`If it gets worse, or you are not sure, call ${emergencyNumber.text} now.`}
      />
      {emergencies.length === 0 && !seen && !notices.every(({ mayBeClosed }) => mayBeClosed) && (
        <Button variant="secondary" block className={styles.press} onClick={onChecked}>
          I have already been checked
        </Button>
      )}
    </section>
  );
}

const doneTitle = 'You told us that this has been checked';

/** One warning. Of an answer of before the person can say that a clinician has looked at it since; it then stands as a record. */
function Pressing({ flag, result: { submissionId, checked } }: { flag: Flag; result: ReadResult }) {
  const { code, message, label = '', toldOn, mayBeClosed } = flag;
  const on = checkedOn(flag, checked);
  const [isFormDue, setFormDue] = useState(false);
  return (
    <li>
      <p role={mayBeClosed ? 'status' : undefined}>{on && toldOn ? checkedRecord(label, toldOn, on) : message}</p>
      {mayBeClosed && toldOn && !on && (
        <SmallFold title="I have been checked for this" isSpare onOpen={() => setFormDue(true)}>
          {isFormDue && (
            <Suspense>
              <SignForm submissionId={submissionId} checked={checked} sign={{ code, toldOn }} />
            </Suspense>
          )}
        </SmallFold>
      )}
    </li>
  );
}

/** The heading never gives a later day than the notices below it. */
const headingOf = (notices: readonly Flag[]): string =>
  notices.every(({ message }) => /\btomorrow\b/i.test(message))
    ? 'See a doctor today, or tomorrow at the latest'
    : 'See a doctor today';

function UntilSeen({ steps }: { steps: readonly string[] }) {
  const id = useId();
  return (
    <section className={styles.until} aria-labelledby={id}>
      {steps.length > 0 && (
        <>
          <h2 id={id}>Until you have been seen</h2>
          <ul className={styles.signs}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </>
      )}
      <Button variant="secondary" block className={styles.press} onClick={() => print()}>
        <PrintIcon />
        Print this page
      </Button>
    </section>
  );
}

/** The lines of support stand on the page themselves, as links. */
const notesOf = ({ sideNotes = [], supportLines = [] }: ReadContent) =>
  supportLines.length > 0 ? sideNotes.filter(({ code }) => code !== 'supportLines') : sideNotes;

const staysOpen = ({ text, isOpen = false }: { text: string; isOpen?: boolean | undefined }): boolean =>
  isOpen || isNeverFolded(text);

/** Words beside the plan that say when to call, or what not to stop: never folded. */
export function SafetyNotes({ content }: { content: ReadContent }) {
  const notes = notesOf(content).filter(staysOpen);
  return notes.map(({ code, text }) => (
    <p key={code} className={styles.note}>
      <WithNumbers>{text}</WithNumbers>
    </p>
  ));
}

/** The other kind words that go with single answers. */
export function FoldedNotes({ content }: { content: ReadContent }) {
  const notes = notesOf(content).filter((note) => !staysOpen(note));
  if (notes.length === 0) return null;
  return (
    <Fold title="Things to know">
      {notes.map(({ code, text }) => (
        <p key={code}>
          <WithNumbers>{text}</WithNumbers>
        </p>
      ))}
    </Fold>
  );
}
