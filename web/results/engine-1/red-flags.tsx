import { useState } from 'react';
import type { RedFlagLevel, RedFlagNotice } from '#shared/contract/red-flag.ts';
import { redFlagTitles } from '#shared/reading/notices.ts';
import { Notice } from '../../ui/notice.tsx';
import { EmergencyCover } from '../emergency-cover.tsx';
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
      {isCovered && <EmergencyCover flags={emergencies} onDismiss={() => setIsCovered(false)} />}
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
