import { productQuizId } from '#shared/derived-names.ts';
import { isSeen } from '#shared/reading/headline-words.ts';
import { careNotice, redFlagTitles } from '#shared/reading/notices.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { ClockIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Categories } from '../categories.tsx';
import { WaysOn } from '../ways-on.tsx';
import { AddNumbers } from './add-numbers.tsx';
import { CallForHelp } from './call-for-help.tsx';
import { Fold, Folds } from './fold.tsx';
import { Foot } from './foot.tsx';
import { HowWorkedOut } from './how-worked-out.tsx';
import { isOpened } from './is-opened.ts';
import { LifesEssential8 } from './lifes-essential-8.tsx';
import { Missing } from './missing.tsx';
import { Movers } from './movers.tsx';
import { OwnPlans } from './own-plan.tsx';
import { Plan } from './plan.tsx';
import { soon } from './pressing.ts';
import styles from './result-page.module.css';
import { TrendSentence } from './trend-sentence.tsx';

type RestProps = { result: ReadResult; earlier: readonly ReadResult[]; standing: string };

/** What follows the first cards, whatever the page stands for: the specification's parts in their order, the rest folded. */
export function Rest({ result, earlier, standing }: RestProps) {
  const { content, quiz_id: quizId } = result;
  const { sideNotes = [] } = content;
  const waiting = soon(content);
  const isEstimated = standing === 'estimated';
  const isOpen = standing === 'checkFirst' && isOpened(result);
  // Beside a warning, being seen comes first. Without a figure, numbers help where they are what is missing.
  const helps = isEstimated || isOpen || (standing === 'notEstimated' && (content.missing?.length ?? 0) > 0);
  return (
    <>
      {waiting.length > 0 && <Soon messages={waiting.map(({ message }) => message)} />}
      {content.category_breakdown.length > 0 && <Categories items={content.category_breakdown} />}
      <Folds>
        {quizId === productQuizId && isEstimated && <Movers contributions={content.contributions} />}
        {content.lifesEssential8 && (standing !== 'checkFirst' || isOpen) && (
          <LifesEssential8 {...content.lifesEssential8} />
        )}
        <Enhancers enhancers={content.riskEnhancers} />
        {isEstimated && <TrendSentence result={result} before={earlier[0]} />}
        <Missing missing={content.missing} />
      </Folds>
      {helps && <AddNumbers result={result} />}
      {isEstimated && <OwnPlans result={result} />}
      <Plan content={content} />
      {sideNotes.length > 0 && (
        <div className={styles.notes}>
          {sideNotes.map(({ code, text }) => (
            <p key={code}>{text}</p>
          ))}
        </div>
      )}
      {isEstimated && <CallForHelp content={content} />}
      <Notice tone="care" title={careNotice.title}>
        {careNotice.text}
      </Notice>
      <p className={styles.outro}>{content.outro}</p>
      <WaysOn submissionId={result.submissionId} whatIf={whatIfOf(result, standing)} hasSheet />
      <Folds>
        <HowWorkedOut content={content} quizId={quizId} submissionId={result.submissionId} />
      </Folds>
      <Foot content={content} submittedAt={result.submittedAt} />
    </>
  );
}

/** Whether somebody may play with these answers; the page itself asks the safety rules again. */
const whatIfOf = ({ checked }: ReadResult, standing: string): 'open' | 'paused' | undefined => {
  if (standing === 'checkFirst') return isSeen(checked) ? 'open' : 'paused';
  return standing === 'estimated' ? 'open' : undefined;
};

function Soon({ messages }: { messages: readonly string[] }) {
  return (
    <Notice tone="sun" title={redFlagTitles.soon} icon={ClockIcon}>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Enhancers({ enhancers = [] }: { enhancers: ReadResult['content']['riskEnhancers'] }) {
  if (enhancers.length === 0) return null;
  return (
    <Fold title="What may raise your risk further" about="To mention when you next see a clinician">
      <ul>
        {enhancers.map(({ code, label }) => (
          <li key={code}>{label}</li>
        ))}
      </ul>
      <p>These are not part of the figure.</p>
    </Fold>
  );
}
