import { Link } from 'react-router-dom';
import type { SubmissionId } from '#shared/contract/ids.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import * as words from '#words/result-page.ts';
import type { ReadContent, ReadResult } from '../../api/read-result.ts';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.ts';

/**
 * The newer result of either quiz whose emergency or urgent notice must be read before this page. Only the newest
 * results count.
 */
export const newerNotice = (
  submissions: readonly SubmissionRow[],
  { submissionId, submittedAt }: ReadResult,
): SubmissionId | undefined => {
  const isNewest = (row: SubmissionRow) =>
    !submissions.some((other) => other.quizId === row.quizId && other.submittedAt > row.submittedAt);
  return submissions.find(
    (row) =>
      row.submissionId !== submissionId &&
      row.submittedAt > submittedAt &&
      row.headline?.standing === 'checkFirst' &&
      isNewest(row),
  )?.submissionId;
};

/** The first line of the page of an older result. */
export const NewerNotice = ({ submissionId }: { submissionId: SubmissionId }) => (
  <Notice tone="care">
    <p>
      <RichText
        text={words.newerNotice}
        parts={{ link: (name) => <Link to={`/results/${submissionId}`}>{name}</Link> }}
      />
    </p>
  </Notice>
);

/** Removes the number, and what would change it. With a newer notice, an older number would comfort or frighten. */
export const withoutFigures = ({ heart, focus_areas: focus, ...content }: ReadContent): ReadContent => {
  const { heading: _, meaning: __, foldedFigure: ___, figures: ____, riskEnhancers: _____, ...rest } = content;
  const { introParagraph, topRecommendations } = focus;
  return {
    ...rest,
    standing: content.standing === 'checkFirst' ? 'checkFirst' : 'notEstimated',
    overall_summary: {},
    contributions: [],
    lifesEssential8: undefined,
    together: null,
    missing: [],
    focus_areas: {
      introParagraph,
      topRecommendations: topRecommendations.map(({ effect: _effect, ...item }) => item),
    },
    ...(heart ? { heart: { ask: heart.ask, nextStep: heart.nextStep } } : {}),
  };
};

/** Whether the page has a number, or says why it has none. */
export const hasFigureCard = ({ overall_summary: summary, heading, reason }: ReadContent): boolean =>
  heading !== undefined || reason !== undefined || Object.keys(summary).length > 0;
