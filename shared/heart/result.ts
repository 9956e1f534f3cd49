import type { OverallSummary, Recommendation, Source } from '#shared/contract/result.ts';
import { heartAgeEvidence, preventAgesSource } from '#shared/heart/evidence/estimate.ts';
import { imputationSource } from '#shared/heart/evidence/imputation.ts';
import { le8Sources } from '#shared/heart/evidence/lifes-essential-8.ts';
import { riskEnhancerSource } from '#shared/heart/evidence/risk-enhancers.ts';
import { preventSources } from '#shared/heart/prevent/prevent-coefficients.ts';
import { askSources } from '#shared/heart/words/ask-words.ts';
import { caveatsOf, sideNotesOf, whenToCallOf } from '#shared/heart/words/care-notes.ts';
import { rowsOf } from '#shared/heart/words/compose-rows.ts';
import {
  enhancersOf,
  figuresOf,
  heartPartsOf,
  lifesEssential8Of,
  otherRisksOf,
} from '#shared/heart/words/figure-texts.ts';
import { type HeartFacts, readHeartFacts } from '#shared/heart/words/heart-facts.ts';
import { missingOf } from '#shared/heart/words/one-number.ts';
import { notEstimatedReason, openingOf } from '#shared/heart/words/opening.ts';
import { planOf } from '#shared/heart/words/plan-words.ts';
import { focusIntroOf, introOf, outroOf, summaryOf } from '#shared/heart/words/prose-slots.ts';
import { riskWordsOf } from '#shared/heart/words/risk-words.ts';
import { redFlags } from '#shared/safety/red-flags.ts';
import { careOf } from '#shared/words/care.ts';
import { isSourceId, sourceOf } from '#shared/words/citations.ts';
import type { ComposedResult, ToCompose } from '#shared/words/sentences.ts';

/** The result page of the second quiz: every number and sentence. Pure, and never throws. */
export const composeHeart = ({ person, assessment, firstName, nameNotice, speaker }: ToCompose): ComposedResult => {
  const facts = readHeartFacts({ person, assessment });
  const plan = planOf(facts);
  const codes = plan.map(({ code }) => code);
  // Call the speaker in the order of the page.
  const intro = introOf(facts, firstName, speaker);
  const summaryParagraph = summaryOf(facts, speaker);
  const rows = rowsOf(facts, speaker);
  const introParagraph = focusIntroOf(plan, facts, speaker);
  return {
    intro,
    overall_summary: overallSummary(facts),
    summaryParagraph,
    category_breakdown: rows,
    focus_areas: { introParagraph, topRecommendations: plan },
    outro: outroOf(facts, speaker),
    ...careOf(assessment, person, nameNotice),
    contributions: [],
    lifesEssential8: lifesEssential8Of(facts),
    riskEnhancers: enhancersOf(facts),
    ...otherRisksOf(facts),
    sources: sourcesOf(facts, plan),
    ...openingOf(facts),
    whenToCall: whenToCallOf(facts),
    sideNotes: sideNotesOf({ person, assessment }, codes),
    caveats: caveatsOf(facts),
    startWith: codes[0] ?? null,
    missing: missingOf(facts),
    figures: figuresOf(facts),
    heart: heartPartsOf(facts),
  };
};

const overallSummary = (facts: HeartFacts): OverallSummary => {
  const { score } = facts;
  const { words, code } = riskWordsOf(facts);
  const reason = notEstimatedReason(facts);
  return {
    cardiacRiskScore: score.cardiacRiskScore,
    cardiacRiskScoreLow: score.range?.[0] ?? null,
    cardiacRiskScoreHigh: score.range?.[1] ?? null,
    riskDescriptor: words,
    cardiacRiskProfile: words,
    ...(code ? { riskCode: code } : {}),
    ...(score.confidence ? { confidence: score.confidence } : {}),
    ...(reason ? { notEstimatedReason: reason } : {}),
  };
};

/** The sources of this result's numbers and advice, each once. */
const sourcesOf = (facts: HeartFacts, plan: readonly Recommendation[]): Source[] => {
  const { score, one } = facts;
  const inputs = score.inputsUsed;
  const hasImputed = inputs
    ? [inputs.sbp, inputs.hdl, inputs.totalChol, inputs.egfr].some(([, , , source]) => source === 'imputed')
    : false;
  const raised = new Set<string>(score.redFlags.map(({ code }) => code));
  const planned = new Set(plan.flatMap(({ sourceIds }) => sourceIds ?? []));
  const ids: readonly string[] = [
    ...(inputs ? [...preventSources, 'dyslipid2026'] : []),
    preventAgesSource,
    ...(score.heartAge && !facts.isCareFirst ? heartAgeEvidence.source : []),
    ...(hasImputed ? [imputationSource] : []),
    ...(Object.keys(one.le8.components).length > 0 ? le8Sources : []),
    ...(score.riskEnhancers.length > 0 ? [riskEnhancerSource] : []),
    ...redFlags.filter(({ code }) => raised.has(code)).flatMap((flag) => [...flag.sources]),
    ...planned,
    ...askSources(facts),
  ];
  return [...new Set(ids)].filter(isSourceId).map(sourceOf);
};
