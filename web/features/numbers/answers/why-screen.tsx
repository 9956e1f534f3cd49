import type { ReactNode } from 'react';
import { Screen } from '#web/shell/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { Way, Ways } from '#web/ui/ways.tsx';
import styles from './my-answers.module.css';

type WhyScreenProps = {
  header: ReactNode;
  /** '2 changes: Pregnancy, Weight'. */
  changes: string;
  /** `isMistake`: the new answers take the place of the old ones. */
  onChoose: (isMistake: boolean) => void;
  onCancel: () => void;
};

/** Asked once, before changed answers are sent, because the trend must not show a slip as a change of the person. */
export function WhyScreen({ header, changes, onChoose, onCancel }: WhyScreenProps) {
  return (
    <Screen header={header}>
      <Column className={styles.page}>
        <p className={styles.kicker}>{changes}</p>
        <PageHeading documentTitle="Why your answers changed">Why did these answers change?</PageHeading>
        <Ways>
          <Way
            name="I made a mistake"
            hint="We replace this result. The wrong one leaves your trend."
            onTake={() => onChoose(true)}
          />
          <Way
            name="Things have changed"
            hint="You get a new result. The old one stays in your trend."
            onTake={() => onChoose(false)}
          />
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Ways>
      </Column>
    </Screen>
  );
}
