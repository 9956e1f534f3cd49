import type { RedFlagLevel } from '#shared/contract/result.ts';
import type { SheetWarnings } from '#shared/doctor/sheet.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import styles from './doctor-sheet.module.css';

const levelWords: Readonly<Record<RedFlagLevel, string>> = { emergency: 'Emergency', urgent: 'Urgent', soon: 'Soon' };

/** Warnings by level, what was said about them since, what was reported and what was denied. */
export function SheetWarningBox({ warnings }: { warnings: SheetWarnings }) {
  const { raised, checked, reported, denied, adaptedFor } = warnings;
  return (
    <div className={styles.warnings}>
      <p>
        <b>Warnings raised by the answers:</b> {raised.length === 0 ? 'none.' : ''}
      </p>
      {levelOrder.map((level) => (
        <Level key={level} level={level} raised={raised.filter((warning) => warning.level === level)} />
      ))}
      {checked.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {reported.length > 0 && (
        <p>
          <b>Reported:</b> {reported.join(' ')}
        </p>
      )}
      {denied && <p>{denied}</p>}
      {adaptedFor.length > 0 && <p>Advice was adapted for: {adaptedFor.join('; ')}.</p>}
    </div>
  );
}

function Level({ level, raised }: { level: RedFlagLevel; raised: SheetWarnings['raised'] }) {
  const [first] = raised;
  if (!first) return null;
  return (
    <p>
      <b>
        {levelWords[level]} (to be seen {first.when}):
      </b>{' '}
      {raised.map(({ label }) => label).join('; ')}.
    </p>
  );
}
