import { needsCareFirst } from '#shared/reading/cardiac-risk.ts';
import type { ReadResult } from '../api/read-result.ts';
import { WasCorrected, WasWrong } from './correction.tsx';
import { Engine1View } from './engine-1/engine-1-view.tsx';
import { Engine2View } from './engine-2/engine-2-view.tsx';

type ResultViewProps = {
  result: ReadResult;
  /** Results of the same quiz from before this one; they come in when they come. */
  earlier: readonly ReadResult[];
  onRetake: () => void;
  /** False while the number is drawn, or the warning: what follows them is half of the work, and is drawn next. */
  isRestDue?: boolean;
};

/** A warning comes before everything, also before the words about a correction. Results that do not say what they stand for, such as those of engine 1, keep the page that was made for them. */
export function ResultView(props: ResultViewProps) {
  const { content } = props.result;
  const { standing } = content;
  const isCareFirst = needsCareFirst(content);
  return (
    <>
      <WasWrong content={content} />
      {!isCareFirst && <WasCorrected content={content} />}
      {standing ? <Engine2View {...props} standing={standing} /> : <Engine1View {...props} />}
      {isCareFirst && <WasCorrected content={content} />}
    </>
  );
}
