import { Link } from 'react-router-dom';
import { standingOf } from '#shared/reading/headline.ts';
import { careNotice } from '#shared/reading/notice-words.ts';
import { takeAgainPath } from '#web/take-again.ts';
import * as labels from '#words/labels.ts';
import type { ReadResult } from '../../api/read-result.ts';
import { ClearDevice } from '../../shell/clear-device.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Details } from './details.tsx';
import foldedStyles from './folded.module.css';
import { Foot } from './head.tsx';
import { isOpen } from './seen-signs.ts';
import { WaysOn } from './ways.tsx';

/** The end of every result: where to go on, the details, when to get care, and the closing words. */
export function End({ result }: { result: ReadResult }) {
  const { content, submissionId, quiz_id: quizId } = result;
  const isWarned = standingOf(content) === 'checkFirst';
  const isShut = isWarned && !isOpen(result);
  return (
    <>
      {/* With an open warning, the links are higher up. */}
      {!isShut && <WaysOn result={result} />}
      <Details result={result} />
      {/* A page has at most one red box. */}
      <Notice tone={isWarned ? 'plain' : 'care'} title={careNotice.title}>
        {careNotice.text}
      </Notice>
      <div>
        <p>{content.outro}</p>
        <Link className={foldedStyles.method} data-paper="spare" to={takeAgainPath({ submissionId, quizId })}>
          {labels.takeAgain}
        </Link>
      </div>
      <div data-paper="spare">
        <ClearDevice />
      </div>
      <Foot />
    </>
  );
}
