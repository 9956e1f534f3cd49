import { quizRecordOf } from '#shared/derived-names.ts';
import { aboutNotice } from '#shared/heart/words/notice-about.ts';
import { type CareToRead, careToRead } from '#shared/words/care-to-read.ts';
import { loadStyles } from '#web/ui/loading.ts';
import type { OpenQuiz } from '../open-quiz.ts';
import { type NewestAnswers, newestAnswers, otherQuiz } from './newest-answers.ts';

export { CareNotices, hasCare, isCareFirst } from './care-notices.tsx';

/** What the user must read once the answers are sent, by these answers alone, so that it shows at once. */
export async function careOfQuiz(open: OpenQuiz): Promise<CareToRead> {
  await loadStyles('result');
  return careBeside(open, null);
}

/**
 * The same, by the newest answers to the other quiz too. If those cannot be read on this device, the result page covers
 * them.
 */
export async function careOfBothQuizzes(open: OpenQuiz): Promise<CareToRead> {
  const [other] = await Promise.all([newestAnswers(otherQuiz(open.quizId)), loadStyles('result')]);
  return careBeside(open, other);
}

const careBeside = ({ quizId, run, today }: OpenQuiz, other: NewestAnswers | null): CareToRead => {
  const { answers: beside = {}, answeredOn, checkedSigns } = other ?? {};
  const { answers } = run.store.getState().state;
  return quizRecordOf(quizId).readAs === 'heart'
    ? careToRead(
        {
          ...{ quiz: 'heart', today, heart: answers, longevity: beside, checkedSigns },
          ...(answeredOn && { longevityAnsweredOn: answeredOn }),
        },
        aboutNotice,
      )
    : careToRead(
        {
          ...{ quiz: 'longevity', today, longevity: answers, heart: beside, checkedSigns },
          ...(answeredOn && { heartAnsweredOn: answeredOn }),
        },
        aboutNotice,
      );
};
