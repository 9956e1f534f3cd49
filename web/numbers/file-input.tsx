import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useUnits } from '../measured/units.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { browserLocale } from '../ui/language.ts';
import type { Base } from './base.ts';
import styles from './numbers.module.css';
import { type FileReading, maxFileBytes, readFile } from './read-file.ts';

type FileInputProps = { base: Base; onFound: (found: Extract<FileReading, { kind: 'found' }>) => void };

const tooLarge = 'This file is too large to be one of ours. Please choose another one.';
const unreadable = 'This file could not be read. Please choose it again.';

/** A file that was saved from a heart result. It is read on this device and sent nowhere. */
export function FileInput({ base, onFound }: FileInputProps) {
  const units = useUnits();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [error, setError] = useState<string | null>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const reading = await readChosen(file, (text) => readFile(base, text, units, browserLocale()));
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
    if (reading.kind === 'found') onFound(reading);
    else setError(reading.sentence);
  };
  return (
    <div className={styles.file}>
      <p className={styles.hint}>
        You saved a file under “For my doctor’s software”? Its numbers can be read back. You confirm each one.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json,application/fhir+json"
        aria-label="A file that was saved from a heart result"
        onChange={take}
      />
      <Button
        variant="secondary"
        aria-describedby={error ? errorId : undefined}
        onClick={() => {
          setError(null);
          input.current?.click();
        }}
      >
        Read from a file
      </Button>
      <div role="status">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </div>
  );
}

async function readChosen(file: File, read: (text: string) => FileReading): Promise<FileReading> {
  if (file.size > maxFileBytes) return { kind: 'unclear', sentence: tooLarge };
  try {
    return read(await file.text());
  } catch {
    return { kind: 'unclear', sentence: unreadable };
  }
}
