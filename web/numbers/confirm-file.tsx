import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { inWords } from '../ui/language.ts';
import { Column, PageHeading } from '../ui/page.tsx';
import styles from './numbers.module.css';
import type { FileReading, FileValue } from './read-file.ts';

type ConfirmFileProps = {
  found: Extract<FileReading, { kind: 'found' }>;
  onTake: (ids: readonly string[]) => void;
  onBack: () => void;
};

/** Nothing is ticked: a value counts when the person has looked at it. What is ticked goes into the form, not to the server. */
export function ConfirmFile({ found, onTake, onBack }: ConfirmFileProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <Column className={styles.page}>
      <PageHeading documentTitle="Numbers from a file">Are these numbers right?</PageHeading>
      <p className={styles.lede}>{fromWhom(found)} Tick each number that is yours and right.</p>
      <fieldset className={styles.values} aria-label="Numbers in the file">
        {found.values.map((value) => (
          <Value key={value.id} {...value} isTicked={ticked.includes(value.id)} onTick={tick} />
        ))}
      </fieldset>
      <div className={styles.fileButtons}>
        <Button disabled={ticked.length === 0} onClick={() => onTake(ticked)}>
          Put them into the form
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Back without them
        </Button>
      </div>
      <p className={styles.hint}>Nothing is saved yet. In the form you can still change every number.</p>
    </Column>
  );
}

type ValueProps = FileValue & { isTicked: boolean; onTick: (id: string, isTicked: boolean) => void };

function Value({ id, name, value, now, refusal, isTicked, onTick }: ValueProps) {
  return (
    <Checkbox checked={isTicked} disabled={refusal !== null} onChange={(next) => onTick(id, next)}>
      <b>
        {name}: {value}
      </b>
      <span className={styles.hint}>{refusal ?? (now === null ? 'Not there yet' : `Now: ${now}`)}</span>
    </Checkbox>
  );
}

const fromWhom = ({ who, authored }: ConfirmFileProps['found']): string => {
  const day = Number.isNaN(Date.parse(authored)) ? '' : `, answered on ${inWords(authored, { dateStyle: 'long' })}`;
  return `The file is ${who ? `of ${who}` : 'without a name'}${day}.`;
};
