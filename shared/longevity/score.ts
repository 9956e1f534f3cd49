import { evidenceOf, longevityQuestionIds } from '#shared/longevity/evidence/longevity-evidence.ts';
import type { NoticeCode } from '#shared/longevity/evidence/question-evidence.ts';
import { activeQuestions } from '#shared/longevity/model/active-questions.ts';
import { type LongevityCategory, scoreCategories } from '#shared/longevity/model/category-scores.ts';
import { type EffectiveAge, effectiveAge } from '#shared/longevity/model/effective-age.ts';
import { type PlanItem, planFor } from '#shared/longevity/plan/plan.ts';
import { type LongevityQuestionId, type Person, sexAnswerOf } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess, hasFlag } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { round } from '#shared/scoring/rounding.ts';
import { type CaveatCode, caveatsFor, mayNotPraise } from './caveats.ts';
import { type AgeEstimate, estimateOf, longevityStatus, notEstimated, type StatusAndReason } from './estimate.ts';

/** METHODS 2.4. Fields are null or empty where the status is not ok. Ages and deltas are in years. */
export type LongevityScore = StatusAndReason &
  AgeEstimate & {
    readonly chronologicalAge: number | null;
    /** 0-1: the answered share of the 24 questions that can move the age. */
    readonly answeredShare: number | null;
    readonly categories: readonly LongevityCategory[];
    readonly topRecommendations: readonly LongevityRecommendation[];
    readonly safetyNotices: readonly SafetyNotice[];
    readonly redFlags: Assessment['redFlags'];
    readonly routes: Assessment['routes'];
    readonly caveats: readonly CaveatCode[];
  };

type LongevityRecommendation = Pick<PlanItem, 'question' | 'code' | 'years' | 'wouldBe'>;

/** `question` is null when a route, not an answer, calls for it. */
type SafetyNotice = { readonly question: LongevityQuestionId | null; readonly notice: NoticeCode };

/**
 * Scores the first quiz (METHODS 2.4). Pure and deterministic; accepts answers of any shape and never throws. `today` is
 * YYYY-MM-DD, the day of the submission. The newest heart answers affect warnings, plan and caveats, but never the number or
 * its range.
 */
export const scoreLongevity = (answers: unknown, today: string, cardiacAnswers: unknown = {}): LongevityScore => {
  const person = readPerson({ longevity: answers, heart: cardiacAnswers, today, quiz: 'longevity' });
  return readLongevity(person, assess(person)).score;
};

/** The score, and what the page's texts depend on. */
export type LongevityReading = {
  readonly score: LongevityScore;
  /** The items of `topRecommendations`, in the same order, with rank, grade and sources. */
  readonly plan: readonly PlanItem[];
  /** Null without an estimate. `contributions` are unrounded. */
  readonly effective: EffectiveAge | null;
};

/** `assessment` is what the safety rules made of the same person. */
export const readLongevity = (person: Person, assessment: Assessment): LongevityReading => {
  const { routes, redFlags } = assessment;
  const { status, reason } = longevityStatus(person, routes);
  const isMoodFlagged = hasFlag({ assessment }, 'moodSupport');
  const isRanked = status === 'ok' || reason === 'tooYoung';
  const ranked = isRanked && person.age !== null ? effectiveAge(person, person.age) : null;
  const effective = status === 'ok' ? ranked : null;
  const plan =
    status === 'ok' || status === 'notEstimated' ? planFor({ person, routes, isMoodFlagged, effective: ranked }) : [];
  const answeredShare = effective && effective.contributions.size / activeQuestions.length;
  const caveats = caveatsFor({ person, assessment, answeredShare });
  const isPraiseWithheld = mayNotPraise({ person, assessment, caveats });
  const score: LongevityScore = {
    status,
    reason,
    chronologicalAge: person.age,
    ...(effective ? estimateOf(effective, isPraiseWithheld) : notEstimated),
    answeredShare: answeredShare === null ? null : round(answeredShare, 2),
    categories: scoreCategories({ person, routes, isPraiseWithheld, isMoodFlagged }),
    topRecommendations: plan.map(({ question, code, years, wouldBe }) => ({ question, code, years, wouldBe })),
    safetyNotices: safetyNotices(person, routes),
    redFlags,
    routes,
    caveats,
  };
  return { score, plan, effective };
};

/** The notices that answers and routes call for, in the order of the quiz (METHODS 2.4); the support lines only once. */
const safetyNotices = ({ longevity }: Person, routes: readonly RouteCode[]): SafetyNotice[] => {
  const sex = sexAnswerOf(longevity);
  const notices = longevityQuestionIds.flatMap((question): SafetyNotice[] => {
    const answer = longevity[question];
    if (answer === undefined || typeof answer === 'object') return [];
    return (evidenceOf(question).notices ?? [])
      .filter((one) => one.in.includes(answer) && (!one.sex || one.sex.includes(sex)))
      .filter(({ notice }) => notice !== 'alcoholLimitWomen' || !routes.includes('pregnant'))
      .map(({ notice }) => ({ question, notice }));
  });
  if (routes.includes('lowMood') || routes.includes('eatingRisk'))
    notices.push({ question: null, notice: 'supportLines' });
  if (routes.includes('eatingRisk')) notices.push({ question: null, notice: 'eatingLines' });
  const firstLines = notices.findIndex(({ notice }) => notice === 'supportLines');
  return notices.filter(({ notice }, place) => notice !== 'supportLines' || place === firstLines);
};
