import { useId, useState } from 'react';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { ReadContent } from '../../api/read-result.ts';
import { EmergencyNumbers } from '../../ui/emergency-numbers.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { EmergencyCover } from '../emergency-cover.tsx';
import { CallForHelp } from './call-for-help.tsx';
import { Fold, Folds } from './fold.tsx';
import { pressing } from './pressing.ts';
import { PrintButton } from './print-button.tsx';
import styles from './result-page.module.css';
import stop from './stop-card.module.css';
import { SummaryText } from './summary-text.tsx';

/** What may not wait stands first, and the figure is folded, in words: no level, heart age or scale beside a warning. */
export function CheckFirst({ content, quizId }: { content: ReadContent; quizId: QuizId }) {
  const { untilSeen = [], foldedFigure } = content;
  return (
    <>
      <StopCard content={content} isHabits={quizId === productQuizId} />
      {untilSeen.length > 0 && <UntilSeen steps={untilSeen} />}
      <CallForHelp content={content} />
      {foldedFigure && (
        <Folds>
          <Fold
            title={quizId === productQuizId ? 'Your age in this quiz' : 'Your ten-year figure'}
            about="It does not weigh the warning sign"
          >
            <p>{foldedFigure}</p>
          </Fold>
        </Folds>
      )}
      <p className={styles.intro}>{content.intro}</p>
      <SummaryText content={content} />
    </>
  );
}

type StopCardProps = {
  content: ReadContent;
  /** Of the longevity quiz: what its figure counts can wait. The heart's own words say by when to be seen. */
  isHabits: boolean;
};

/** The red card. An emergency covers the whole screen once, before it. */
function StopCard({ content, isHabits }: StopCardProps) {
  const id = useId();
  const notices = pressing(content);
  const emergencies = notices.filter(({ level }) => level === 'emergency');
  const [isCovered, setIsCovered] = useState(emergencies.length > 0);
  const { heading, meaning = [] } = content;
  const why = meaning.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <section className={stop.card} aria-labelledby={id}>
      {isCovered && <EmergencyCover flags={emergencies} onDismiss={() => setIsCovered(false)} />}
      <AlertIcon className={stop.icon} />
      <h2 id={id}>{heading ?? 'Get checked first'}</h2>
      {!isHabits && why}
      <ul className={stop.notices}>
        {notices.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
      {isHabits && why}
      <EmergencyNumbers lead="If it gets worse, or you are not sure, call your local emergency number now:" />
      <PrintButton />
    </section>
  );
}

function UntilSeen({ steps }: { steps: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Until you have been seen</h2>
      <ul className={stop.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}
