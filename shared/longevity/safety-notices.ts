import type { Person } from '#shared/person/person.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import type { NoticeCode } from './evidence/labels.ts';
import { evidenceOf, longevityQuestionIds } from './evidence/longevity-evidence.ts';
import type { LongevityQuestionId, SexAnswer } from './evidence/question-evidence.ts';
import { sexAnswerOf } from './model/sex-answer.ts';

/** `question` is null when a route calls for it, not an answer. */
export type SafetyNotice = { readonly question: LongevityQuestionId | null; readonly notice: NoticeCode };

const questionsWithNotices = longevityQuestionIds.filter((id) => {
  const { safety, notices } = evidenceOf(id);
  return safety !== undefined || notices !== undefined;
});

/** Kind words that answers and routes call for, in the order of the quiz (METHODS 2.4); the support lines only once. */
export const safetyNotices = ({ longevity }: Person, routes: readonly RouteCode[]): SafetyNotice[] => {
  const sex = sexAnswerOf(longevity);
  const notices = questionsWithNotices.flatMap((question): SafetyNotice[] => {
    const answer = longevity[question];
    if (answer === undefined || typeof answer === 'object') return [];
    return noticesOf(question, answer, sex)
      .filter((notice) => notice !== 'alcoholLimitWomen' || !routes.includes('pregnant'))
      .map((notice) => ({ question, notice }));
  });
  if (routes.includes('lowMood') || routes.includes('eatingRisk'))
    notices.push({ question: null, notice: 'supportLines' });
  if (routes.includes('eatingRisk')) notices.push({ question: null, notice: 'eatingLines' });
  const firstLines = notices.findIndex(({ notice }) => notice === 'supportLines');
  return notices.filter(({ notice }, place) => notice !== 'supportLines' || place === firstLines);
};

const noticesOf = (question: LongevityQuestionId, answer: string | number, sex: SexAnswer): NoticeCode[] => {
  const { safety, notices = [] } = evidenceOf(question);
  const forAnswer = safety?.[`${answer}`];
  const others = notices.filter((one) => one.in.includes(answer) && (!one.sex || one.sex.includes(sex)));
  return [...(forAnswer ? [forAnswer] : []), ...others.map(({ notice }) => notice)];
};
