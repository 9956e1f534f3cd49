import type { CategoryItem, Recommendation } from '#shared/contract/result.ts';
import { preventSources } from '#shared/heart/prevent/prevent-coefficients.ts';
import { round } from '#shared/scoring/rounding.ts';
import { type CardiacScore, scoreCardiac } from './cardiac-health.ts';
import type { CardiacRecommendation } from './cardiac-recommendations.ts';
import { cite } from './cited.ts';
import type { CleanAnswers } from './clean-answers.ts';
import type { Composed } from './compose-longevity.ts';
import { preventAges, scenarioTargets } from './evidence/cardiac-model.ts';
import { imputationSource } from './evidence/imputation.ts';
import { componentIds, lifesEssential8Sources } from './evidence/lifes-essential-8.ts';
import { redFlagSources } from './evidence/red-flag-rules.ts';
import { riskEnhancerSource, riskEnhancers } from './evidence/risk-enhancers.ts';
import { raisedRedFlags } from './red-flags.ts';
import { cardiacAdviceFor, contrasts } from './wording/cardiac-advice.ts';
import { explainRow } from './wording/cardiac-explanations.ts';
import type { CardiacFacts } from './wording/cardiac-facts.ts';
import * as prose from './wording/cardiac-prose.ts';
import { cardiacUserAnswer } from './wording/cardiac-user-answers.ts';
import { descriptorLabel } from './wording/descriptor-labels.ts';
import { componentTitles } from './wording/lifes-essential-8-titles.ts';
import { paragraph } from './wording/sentences.ts';

type Person = { readonly cardiac: CleanAnswers; readonly longevity: CleanAnswers };

/** The second quiz as the page that a person reads. Answers must be clean. */
export const composeCardiac = (person: Person, today: string, firstName?: string): Composed => {
  const score = scoreCardiac(person.cardiac, person.longevity, today);
  const facts: CardiacFacts = { score, ...person };
  const recommendations = score.recommendations.map((one) => recommendation(one, facts));
  return {
    intro: prose.cardiacIntro(score, firstName),
    overall_summary: overallSummary(score),
    summaryParagraph: prose.cardiacSummary(facts),
    category_breakdown: score.categories.map(
      (category): CategoryItem => ({
        id: category.id,
        title: category.title,
        descriptor: descriptorLabel(category.descriptor),
        score: category.score,
        explanationParagraph: explainRow(category, facts),
      }),
    ),
    focus_areas: {
      introParagraph: prose.cardiacFocus(recommendations.length, score),
      topRecommendations: recommendations,
    },
    outro: prose.cardiacOutro,
    redFlags: raisedRedFlags(person.cardiac),
    contributions: [],
    ...addedFields(score),
    sources: cite(sourceIds(score)),
  };
};

const overallSummary = (score: CardiacScore): Composed['overall_summary'] => {
  const reason = prose.notEstimatedReason(score);
  return {
    cardiacRiskScore: score.cardiacRiskScore,
    cardiacRiskScoreLow: score.range?.[0] ?? null,
    cardiacRiskScoreHigh: score.range?.[1] ?? null,
    riskDescriptor: prose.riskWords(score),
    cardiacRiskProfile: prose.riskWords(score),
    riskCode: score.riskDescriptor,
    ...(score.confidence ? { confidence: score.confidence } : {}),
    ...(reason ? { notEstimatedReason: reason } : {}),
  };
};

const addedFields = ({
  le8,
  riskEnhancers: codes,
  eligibility,
  ascvd10,
  heartFailure10,
  totalCvd30,
}: CardiacScore) => ({
  lifesEssential8: {
    components: componentIds.flatMap((id) => {
      const score = le8.components[id];
      return score === undefined ? [] : [{ id, title: componentTitles[id], score }];
    }),
    composite: le8.composite,
  },
  riskEnhancers: riskEnhancers.filter(({ code }) => codes.includes(code)).map(({ code, label }) => ({ code, label })),
  ...(eligibility === 'ok' ? { otherRisks: { ascvd10, heartFailure10, totalCvd30 } } : {}),
});

const recommendation = (one: CardiacRecommendation, facts: CardiacFacts): Recommendation => {
  const { area, text } = cardiacAdviceFor(one.code, facts);
  const userAnswer = cardiacUserAnswer(one.code, facts.cardiac, facts.longevity);
  const points = 'percentagePoints' in one ? one.percentagePoints : undefined;
  return {
    code: one.code,
    area,
    ...(userAnswer ? { userAnswer } : {}),
    recommendation: paragraph(text, contrast(one.code, points, facts.score)),
    ...(points === undefined ? {} : { percentagePoints: points }),
  };
};

/** A contrast between people in the equations; not what a treatment does. */
const contrast = (code: string, points: number | undefined, { cardiacRiskScore }: CardiacScore): string | false => {
  if (points === undefined || cardiacRiskScore === null) return false;
  const then = prose.aboutPercent(Math.max(0, round(cardiacRiskScore - points, 1)));
  return `Among people like you ${contrasts[code]}, the score is ${then}.`;
};

/** What the numbers of this very result rest on. */
const sourceIds = ({ inputsUsed, le8, riskEnhancers: codes, redFlags, recommendations }: CardiacScore): string[] => {
  const rests = inputsUsed
    ? [inputsUsed.sbp, inputsUsed.hdl, inputsUsed.totalChol, inputsUsed.egfr].some(
        ([, , , source]) => source !== 'typed',
      )
    : false;
  return [
    ...(inputsUsed ? preventSources : []),
    preventAges.source,
    ...(rests ? [imputationSource] : []),
    ...(Object.keys(le8.components).length > 0 ? lifesEssential8Sources : []),
    ...(codes.length > 0 ? [riskEnhancerSource] : []),
    ...(redFlags.length > 0 ? redFlagSources : []),
    ...recommendations.flatMap(({ code }) => guidelineOf(code)),
  ];
};

const essentialGuidelines: Readonly<Record<string, string>> = {
  'le8.activity': 'who2020',
  'le8.diet': 'dga',
  'le8.sleep': 'aasm',
  'le8.bmi': 'htn2025',
  'le8.nicotine': 'le8',
  getLipidTest: 'dyslipid2026',
  askLpa: 'dyslipid2026',
};

const guidelineOf = (code: string): string[] => {
  const scenario = Object.entries(scenarioTargets).find(([id]) => id === code)?.[1].guideline;
  const guideline = scenario ?? essentialGuidelines[code];
  return guideline ? [guideline] : [];
};
