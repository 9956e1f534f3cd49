import { useId, useState } from 'react';
import type { RedFlagLevel, RedFlagNotice } from '#shared/contract/red-flag.ts';
import { redFlagTitles } from '#shared/reading/notices.ts';
import { Button } from '../ui/button.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { useModal } from '../ui/use-modal.ts';
import styles from './red-flags.module.css';

/**
 * What may not wait. An emergency covers the whole screen before any figure is seen; dismissed, it stays on the page
 * as a banner, as urgent ones do from the start.
 */
export function RedFlags({ flags }: { flags: readonly RedFlagNotice[] }) {
  const emergencies = flags.filter(({ level }) => level === 'emergency');
  const [isCovered, setIsCovered] = useState(emergencies.length > 0);
  return (
    <>
      {isCovered && <EmergencyScreen flags={emergencies} onDismiss={() => setIsCovered(false)} />}
      <Banner level="emergency" flags={emergencies} />
      <Banner level="urgent" flags={flags.filter(({ level }) => level === 'urgent')} />
    </>
  );
}

function Banner({ level, flags }: { level: RedFlagLevel; flags: readonly RedFlagNotice[] }) {
  if (flags.length === 0) return null;
  return (
    <Notice tone="care" title={redFlagTitles[level]}>
      <Messages flags={flags} />
    </Notice>
  );
}

function Messages({ flags }: { flags: readonly RedFlagNotice[] }) {
  return (
    <ul className={styles.messages}>
      {flags.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  );
}

// The focus starts at the heading, not at a button: whoever is typing or tapping must not dismiss this unread.
function EmergencyScreen({ flags, onDismiss }: { flags: readonly RedFlagNotice[]; onDismiss: () => void }) {
  const { dialog, start } = useModal<HTMLHeadingElement>();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}messages`}
      onClose={onDismiss}
    >
      <div className={styles.middle}>
        <AlertIcon className={styles.icon} />
        <h2 ref={start} tabIndex={-1} id={`${id}title`}>
          {redFlagTitles.emergency}
        </h2>
        <div id={`${id}messages`} className={styles.said}>
          <Messages flags={flags} />
        </div>
        <p className={styles.call}>
          Emergency number: <a href="tel:911">911</a> in the US, <a href="tel:112">112</a> in Europe and many other
          countries.
        </p>
        <Button block onClick={onDismiss}>
          I have read this, show my results
        </Button>
      </div>
    </dialog>
  );
}
