import { useEffect, useState } from 'react';
import type { Places } from '#shared/what-if/lever.ts';
import { Actions } from '../quiz/actions.tsx';
import { Button } from '../ui/button.tsx';
import styles from './what-if.module.css';

type PlayBarProps = { figures: string; count: number; places: Places; onPlaces: (places: Places) => void };

/** Reset asks nothing, so it can be taken back for this long (DESIGN-2, section 4). */
const undoMs = 10_000;

/** At the bottom of the window: the figures in one line, and the way back to today. */
export function PlayBar({ figures, count, places, onPlaces }: PlayBarProps) {
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
    <Actions hasLine>
      <p className={styles.sum}>
        <b>{figures}</b>
        {count === 0 ? 'no changes yet' : count === 1 ? '1 change' : `${count} changes`}
      </p>
      {before && count === 0 ? (
        <Button variant="secondary" onClick={undo}>
          Undo
        </Button>
      ) : (
        <Button variant="secondary" onClick={reset} disabled={count === 0}>
          Reset
        </Button>
      )}
    </Actions>
  );
}
