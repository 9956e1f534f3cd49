import type { CategoryItem, Contribution, Recommendation, ResultContent } from '#shared/contract/result.ts';
import { factorField } from '#shared/derived-names.ts';
import { answerLabel } from './answer-label.ts';
import { cite } from './cited.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { headlines, longevityModel } from './evidence/longevity-model.ts';
import { longevityEvidence } from './evidence/longevity-questions.ts';
import { type LongevityScore, scoreLongevity } from './longevity.ts';
import { triggeredRule } from './longevity-recommendations.ts';
import { longevityQuiz } from './quizzes/longevity.ts';
import { descriptorLabel } from './wording/descriptor-labels.ts';
import { adviceFor } from './wording/longevity-advice.ts';
import { explainCategory } from './wording/longevity-explanations.ts';
import { longevityFocus, longevityIntro, longevityOutro, longevitySummary } from './wording/longevity-prose.ts';
import { questionLabel } from './wording/question-labels.ts';
import { safetyNoticeMessages } from './wording/safety-notices.ts';
import { counted, paragraph } from './wording/sentences.ts';

export type Composed = Omit<ResultContent, 'engine' | 'wording'>;

/** The first quiz as the page that a person reads. Answers must be clean. */
export const composeLongevity = (answers: CleanAnswers, today: string, firstName?: string): Composed => {
  const score = scoreLongevity(answers, today);
  const recommendations = score.topRecommendations.map(({ question, years }) =>
    recommendation(question, years, answers, score),
  );
  return {
    intro: longevityIntro(score, firstName),
    overall_summary: overallSummary(score),
    summaryParagraph: longevitySummary(score, answers),
    category_breakdown: score.categories.map(
      (category): CategoryItem => ({
        id: category.id,
        title: category.title,
        descriptor: descriptorLabel(category.descriptor),
        score: category.score,
        explanationParagraph: explainCategory(category, answers),
      }),
    ),
    focus_areas: {
      introParagraph: longevityFocus(recommendations.length, score.safetyNotices.length > 0),
      topRecommendations: recommendations,
    },
    outro: longevityOutro,
    redFlags: safetyNoticeMessages(score.safetyNotices, questionLabel),
    contributions: contributions(score),
    sources: cite(sourceIds(score, answers)),
  };
};

const overallSummary = (score: LongevityScore): Composed['overall_summary'] => ({
  biologicalAge: score.biologicalAge,
  biologicalAgeLow: score.biologicalAgeRange?.[0] ?? null,
  biologicalAgeHigh: score.biologicalAgeRange?.[1] ?? null,
  chronologicalAge: score.chronologicalAge,
  [factorField]: score.longevityFactor,
  ...(score.headline ? { headline: headlines.find(({ code }) => code === score.headline)?.label ?? '' } : {}),
  ...(score.answeredShare === null ? {} : { answeredShare: score.answeredShare }),
});

const recommendation = (
  question: string,
  years: number,
  answers: CleanAnswers,
  { chronologicalAge }: LongevityScore,
): Recommendation => {
  const rule = triggeredRule(question, answers);
  const advice = rule && adviceFor(rule.advice);
  const userAnswer = answerLabel(longevityQuiz, question, answers);
  return {
    code: question,
    area: advice?.area ?? questionLabel(question),
    ...(userAnswer ? { userAnswer } : {}),
    recommendation: paragraph(
      advice?.text,
      advice?.also?.(answers, chronologicalAge ?? 0),
      years > 0 && worth(rule?.advice === 'quitSmoking' || rule?.advice === 'staySmokeFree', years),
    ),
    ...(years > 0 ? { years } : {}),
  };
};

/** The gain of quitting grows over ten smoke-free years and more, so the text says 'up to'. */
const worth = (isSmoking: boolean, years: number): string =>
  isSmoking
    ? `People who stayed smoke-free for 10 years or more fit an age up to ${counted(years, 'year')} younger.`
    : `In our model this fits an age about ${counted(years, 'year')} younger.`;

const contributions = ({ contributionsYears }: LongevityScore): Contribution[] =>
  Object.entries(contributionsYears)
    .map(([questionId, years]) => ({ questionId, label: questionLabel(questionId), years }))
    .sort((a, b) => Math.abs(b.years) - Math.abs(a.years));

/** The model's sources, those of each number that an answer used, and the guidelines behind the plan. */
const sourceIds = (
  { status, contributionsYears, topRecommendations }: LongevityScore,
  answers: CleanAnswers,
): string[] => {
  const model = status === 'ok' ? [...longevityModel.sources, ...longevityModel.saturation.sources] : [];
  const numbers = Object.keys(contributionsYears).flatMap((id) => {
    const evidence = longevityEvidence.find((question) => question.id === id);
    const used = evidence?.curve?.source ?? evidence?.options?.find(({ value }) => value === answers[id])?.source;
    return used && used !== 'reference' ? [used] : (evidence?.sources.slice(0, 1) ?? []);
  });
  const guidelines = topRecommendations.flatMap(({ question }) => triggeredRule(question, answers)?.guideline ?? []);
  return [...model, ...numbers, ...guidelines];
};
