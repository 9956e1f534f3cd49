import { useRef } from 'react';
import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import { standingOf } from '#shared/reading/headline.ts';
import type { ReadResult } from '../api/read-result.ts';
import { classNames } from '../ui/class-names.ts';
import { WasCorrected, WasWrong } from './correction.tsx';
import { CheckFirst } from './page/check-first.tsx';
import { Estimated } from './page/estimated.tsx';
import { Head } from './page/head.tsx';
import { NotEstimated } from './page/not-estimated.tsx';
import paper from './page/paper.module.css';
import { Rest } from './page/rest.tsx';
import styles from './page/result-page.module.css';
import { useOpenInPrint } from './use-open-in-print.ts';

type ResultViewProps = {
  result: ReadResult;
  /** Results of the same quiz from before this one; they come in when they come. */
  earlier: readonly ReadResult[];
  onRetake: () => void;
  /** False while the number is drawn, or the warning: what follows them is half of the work, and is drawn next. */
  isRestDue?: boolean;
};

const firstParts = { estimated: Estimated, notEstimated: NotEstimated };

/**
 * One result: number, meaning, one next action, then everything else in the specification's order. What the number means
 * comes first, or why there is none. A warning comes before everything, also before the words about a correction.
 */
export function ResultView({ result, earlier, onRetake, isRestDue = true }: ResultViewProps) {
  const article = useRef<HTMLElement>(null);
  useOpenInPrint(article);
  const { content, quiz_id: quizId, submittedAt, submissionId } = result;
  const isCareFirst = needsCareFirst(content);
  // A result with the specification's fields alone does not say which page it is.
  const standing = standingOf(content);
  const FirstPart = standing === 'checkFirst' ? null : firstParts[standing];
  return (
    <>
      <WasWrong content={content} />
      {!isCareFirst && <WasCorrected content={content} />}
      <article className={classNames(styles.page, paper.paper)} ref={article} data-standing={standing}>
        <Head quizId={quizId} submittedAt={submittedAt} onRetake={onRetake} />
        {FirstPart ? (
          <FirstPart content={content} quizId={quizId} submissionId={submissionId} />
        ) : (
          <CheckFirst result={result} />
        )}
        {isRestDue && <Rest result={result} earlier={earlier} standing={standing} />}
      </article>
      {isCareFirst && <WasCorrected content={content} />}
    </>
  );
}
