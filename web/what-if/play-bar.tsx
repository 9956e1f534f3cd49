import { useEffect, useState } from 'react';
import type { Places } from '#shared/what-if/lever.ts';
import { Button } from '../ui/button.tsx';
import { Column } from '../ui/page.tsx';
import { useRootMark } from '../ui/painting.ts';
import styles from './what-if.module.css';

type PlayBarProps = {
  figures: string;
  count: number;
  places: Places;
  onPlaces: (places: Places) => void;
  isSaving: boolean;
  saveLabel: string;
  /** Absent while there is nothing to save. */
  onSave: (() => void) | undefined;
};

/** Reset asks nothing, so it can be taken back for this long. */
const undoMs = 10_000;

/** At the bottom of the window: the figures in one line, the way back to today, and the way to keep it. */
export function PlayBar({ figures, count, places, onPlaces, isSaving, saveLabel, onSave }: PlayBarProps) {
  useRootMark('bar', 'what-if');
  const [before, setBefore] = useState<Places | null>(null);
  useEffect(() => {
    if (before === null) return;
    const timer = setTimeout(() => setBefore(null), undoMs);
    return () => clearTimeout(timer);
  }, [before]);
  const reset = () => {
    setBefore(places);
    onPlaces({});
  };
  const undo = () => {
    if (before) onPlaces(before);
    setBefore(null);
  };
  return (
    <div className={styles.bar}>
      <Column className={styles.barRow}>
        <p className={styles.sum}>
          <b>{figures}</b>
          {count === 0 ? 'no changes yet' : count === 1 ? '1 change' : `${count} changes`}
        </p>
        {before && count === 0 ? (
          <Button variant="secondary" className={styles.narrow} onClick={undo}>
            Undo
          </Button>
        ) : (
          <Button variant="secondary" className={styles.narrow} onClick={reset} disabled={count === 0}>
            Reset
          </Button>
        )}
        <Button className={styles.narrow} onClick={onSave} disabled={!onSave} busy={isSaving} busyLabel="Saving…">
          {saveLabel}
        </Button>
      </Column>
    </div>
  );
}
