import type { OverallSummary } from '#shared/contract/result.ts';
import { supportContacts } from '#shared/words/care.ts';
import type { ComposedResult, ToCompose } from '#shared/words/sentences.ts';
import { sourcesOf } from './words/cited.ts';
import { enhancersOf, figuresOf, heartPartsOf, lifesEssential8Of, otherRisksOf } from './words/figure-texts.ts';
import { caveatsOf, noticesOf, sideNotesOf } from './words/further.ts';
import { type HeartFacts, readHeartFacts } from './words/heart-facts.ts';
import { missingOf } from './words/one-number.ts';
import { planOf } from './words/plan-words.ts';
import { focusIntroOf, introOf, notEstimatedReason, outroOf, summaryOf } from './words/prose-slots.ts';
import { riskWordsOf } from './words/risk-words.ts';
import { rowsOf } from './words/row-explanations.ts';
import { openingOf } from './words/row-standing.ts';
import { whenToCallOf } from './words/when-to-call.ts';

/** The second quiz as the page that a person reads: every number and every sentence. Pure, and never throws. */
export const composeHeart = ({ person, assessment, firstName, speaker }: ToCompose): ComposedResult => {
  const facts = readHeartFacts({ person, assessment });
  const plan = planOf(facts);
  const codes = plan.map(({ code }) => code);
  // The slots are said in the order of the page.
  const intro = introOf(facts, firstName, speaker);
  const summaryParagraph = summaryOf(facts, speaker);
  const rows = rowsOf(facts, speaker);
  const introParagraph = focusIntroOf(plan, facts, speaker);
  const notices = noticesOf(facts);
  return {
    intro,
    overall_summary: overallSummary(facts),
    summaryParagraph,
    category_breakdown: rows,
    focus_areas: { introParagraph, topRecommendations: plan },
    outro: outroOf(facts, speaker),
    redFlags: notices.map(({ code, level, message }) => ({ code, level, message })),
    contributions: [],
    lifesEssential8: lifesEssential8Of(facts),
    riskEnhancers: enhancersOf(facts),
    ...otherRisksOf(facts),
    sources: sourcesOf(facts, plan),
    ...openingOf(facts),
    routes: [...facts.score.routes],
    notices,
    whenToCall: whenToCallOf(facts),
    supportLines: supportContacts(assessment.routes),
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
