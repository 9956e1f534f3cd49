import { useId, useState } from 'react';
import type { Checked } from '#shared/contract/headline.ts';
import type { HeartParts } from '#shared/contract/result-additions.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { isSeen } from '#shared/reading/headline-words.ts';
import type { ReadContent, ReadResult } from '../../api/read-result.ts';
import { EmergencyNumbers } from '../../ui/emergency-numbers.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { EmergencyCover } from '../emergency-cover.tsx';
import { CallForHelp } from './call-for-help.tsx';
import { CheckedForm } from './checked-form.tsx';
import { checkedWords, dayWords } from './checked-words.ts';
import { Fold, Folds } from './fold.tsx';
import { HeartTalk } from './heart-talk.tsx';
import { isOpened } from './is-opened.ts';
import { OpenedFigure } from './opened-figure.tsx';
import { pressing } from './pressing.ts';
import { PrintButton } from './print-button.tsx';
import styles from './result-page.module.css';
import stop from './stop-card.module.css';
import { SummaryText } from './summary-text.tsx';

/**
 * What may not wait stands first, and the figure is folded, in words: no level, heart age or scale beside a warning. Who
 * tells us that they were seen finds the figure open; the notice stays where it was.
 */
export function CheckFirst({ result }: { result: ReadResult }) {
  const { content, quiz_id: quizId, submissionId, checked } = result;
  const { untilSeen = [] } = content;
  const seen = isSeen(checked) ? checked : undefined;
  const isOpen = isOpened(result);
  return (
    <>
      <StopCard content={content} isHabits={quizId === productQuizId} seen={seen} />
      {!seen && untilSeen.length > 0 && <UntilSeen steps={untilSeen} />}
      <CallForHelp content={content} />
      {isOpen && content.foldedFigure && <OpenedFigure content={content} quizId={quizId} />}
      {isOpen && content.heart && <HeartTalk heart={withoutComparison(content.heart)} />}
      <Folds>
        {!isOpen && content.foldedFigure && <FoldedFigure result={result} seen={seen} />}
        <Fold
          title="I have been checked"
          about={seen ? 'What you told us' : 'Tell us, and we open your figure'}
          isSpare
        >
          <CheckedForm submissionId={submissionId} checked={checked} />
        </Fold>
      </Folds>
      <p className={styles.intro}>{content.intro}</p>
      <SummaryText content={content} />
    </>
  );
}

/** What to ask a clinician. The figures beside the score, such as heart age, are read as comfort or as threat beside a notice. */
const withoutComparison = ({ further: _, ...parts }: HeartParts): HeartParts => parts;

function FoldedFigure({
  result: { content, quiz_id: quizId },
  seen,
}: { result: ReadResult } & { seen: Checked | undefined }) {
  return (
    <Fold
      title={quizId === productQuizId ? 'Your age in this quiz' : 'Your ten-year figure'}
      about="It does not weigh the warning sign"
    >
      <p>{content.foldedFigure}</p>
      {seen && (
        <p>
          It was made for people without a known heart or artery condition. If one was found, it does not fit you: take
          the quiz again and name it there.
        </p>
      )}
    </Fold>
  );
}

type StopCardProps = {
  content: ReadContent;
  /** Of the longevity quiz: what its figure counts can wait. The heart's own words say by when to be seen. */
  isHabits: boolean;
  /** What they told us, once they were seen. */
  seen: Checked | undefined;
};

/** The red card. An emergency covers the whole screen once, before it. */
function StopCard({ content, isHabits, seen }: StopCardProps) {
  const id = useId();
  const notices = pressing(content);
  const emergencies = notices.filter(({ level }) => level === 'emergency');
  const [isCovered, setIsCovered] = useState(emergencies.length > 0 && !seen);
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
      {seen && (
        <p>
          On {dayWords(seen.at)} you told us: {checkedWords[seen.answer]}. The notice stays here as a record.
        </p>
      )}
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
