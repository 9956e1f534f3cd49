import * as pages from '#feature-words/numbers.ts';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { standingOf } from '#shared/reading/headline.ts';
import type { ReadResult } from '#web/api/read-result.ts';
import type { ResultPart, ResultWay } from '#web/features/feature.ts';
import { isOpen } from '#web/results/page/seen-signs.ts';
import { TableIcon } from '#web/results/result-icons.tsx';
import { ListIcon } from '#web/ui/icons.tsx';
import { MakeSurer } from './answers/make-surer.tsx';

export const ways: readonly ResultWay[] = [
  {
    icon: <TableIcon />,
    order: { heart: 10, other: 30 },
    wayFrom: (result, submissions) => {
      const heart = isHeart(result.quiz_id) ? result : submissions.find(({ quizId }) => isHeart(quizId));
      return helps(result) && heart ? { to: `/numbers/${heart.submissionId}`, name: pages.addMyNumbers } : undefined;
    },
  },
  {
    icon: <ListIcon />,
    order: { heart: 40, other: 40 },
    wayFrom: ({ submissionId }) => ({ to: `/answers/${submissionId}`, name: pages.myAnswers }),
  },
];

/** Numbers belong to the heart answers, so without those there is no form for them. */
const isHeart = (id: QuizId): boolean => quizRecordOf(id).readAs === 'heart';

/** With a warning, the user must see a clinician first. Without a figure, numbers help only if they are missing. */
const helps = (result: ReadResult): boolean => {
  const standing = standingOf(result.content);
  return standing === 'notEstimated'
    ? (result.content.missing?.length ?? 0) > 0
    : standing === 'estimated' || isOpen(result);
};

export const afterPlan: readonly ResultPart[] = [{ name: 'make it surer', Part: MakeSurer }];
