import type { ReactNode } from 'react';
import * as words from '#feature-words/move.ts';
import whoseStyles from '#web/quiz/screens/whose-draft-screen.module.css';
import { Header, Screen } from '#web/shell/screen.tsx';
import { ButtonLink, PageSpinner } from '#web/ui/button.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { endings, type HowItEnded } from './handoff.ts';
import styles from './move.module.css';

type FrameProps = {
  title: string;
  lede?: ReactNode;
  wait?: string;
  children?: ReactNode;
  buttons?: ReactNode;
  note?: ReactNode;
};

export function Frame({ title, lede, wait, children, buttons, note }: FrameProps) {
  return (
    <Screen header={<Header end={null} />} hasFoot>
      <Column className={whoseStyles.page}>
        <PageHeading key={title} documentTitle={title}>
          {title}
        </PageHeading>
        {lede && <p className={whoseStyles.lede}>{lede}</p>}
        {children && <div className={styles.body}>{children}</div>}
        {wait && <PageSpinner words={wait} />}
        {buttons && <div className={whoseStyles.buttons}>{buttons}</div>}
        {note && <p className={whoseStyles.note}>{note}</p>}
      </Column>
    </Screen>
  );
}

export function Ended({ how, buttons }: { how: HowItEnded; buttons?: ReactNode }) {
  const { title, text } = endings[how];
  return <Frame title={title} lede={text} buttons={buttons} />;
}

export const toStart = (
  <ButtonLink variant="secondary" block to="/">
    {words.toStart}
  </ButtonLink>
);
