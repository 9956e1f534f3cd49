import type { ReactNode } from 'react';
import * as words from '#feature-words/numbers/answers.ts';
import * as pages from '#feature-words/numbers.ts';
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
        <PageHeading documentTitle={words.whyDocumentTitle}>{words.whyTitle}</PageHeading>
        <Ways>
          <Way name={words.mistake} hint={words.mistakeHint} onTake={() => onChoose(true)} />
          <Way name={words.thingsChanged} hint={words.thingsChangedHint} onTake={() => onChoose(false)} />
          <Button variant="ghost" onClick={onCancel}>
            {pages.cancel}
          </Button>
        </Ways>
      </Column>
    </Screen>
  );
}
