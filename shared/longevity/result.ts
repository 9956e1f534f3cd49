import type { ResultContent } from '#shared/contract/result.ts';
import { factorField } from '#shared/derived-names.ts';
import { headlineLabels } from '#shared/longevity/evidence/age-model.ts';
import { contributionsOf, figuresOf } from '#shared/longevity/words/ages.ts';
import { isCheckFirst, type LongevityFacts } from '#shared/longevity/words/frame.ts';
import { whenToCallOf } from '#shared/longevity/words/side-notes.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { careOf, untilSeen } from '#shared/words/care.ts';
import { cite } from '#shared/words/citations.ts';
import type { ComposedResult, ToCompose } from '#shared/words/sentences.ts';
import { ageModel } from './evidence/age-model.ts';
import { evidenceOf } from './evidence/longevity-evidence.ts';
import { readLongevity } from './score.ts';
import { categoriesOf } from './words/category-words.ts';
import { frameOf } from './words/frame.ts';
import {
  foldedFigureOf,
  headingOf,
  meaningOf,
  notEstimatedReason,
  reasonWordsOf,
  shownCaveats,
  standingOf,
} from './words/headings.ts';
import { combinedEffectOf, focusIntroOf, introOf, outroOf, summaryOf } from './words/prose.ts';
import { recommendationsOf, shownReading, sourceIdsOf } from './words/recommendations.ts';
import { missingOf, sideNotesOf } from './words/side-notes.ts';

/** The result page of the first quiz. Calls the speaker in the order of the page. */
export const composeLongevity = (toCompose: ToCompose): ComposedResult => {
  const reading = shownReading(readLongevity(toCompose.person, toCompose.assessment), toCompose);
  const facts: LongevityFacts = { ...toCompose, ...reading, frame: frameOf({ ...toCompose, ...reading }) };
  const intro = introOf(facts);
  const summaryParagraph = summaryOf(facts);
  const recommendations = recommendationsOf(facts);
  return {
    intro,
    overall_summary: overallSummary(facts),
    summaryParagraph,
    category_breakdown: categoriesOf(facts),
    focus_areas: { introParagraph: focusIntroOf(facts), topRecommendations: recommendations },
    outro: outroOf(facts),
    contributions: contributionsOf(facts),
    sources: cite(sourcesOf(facts)),
    startWith: recommendations[0]?.code ?? null,
    together: combinedEffectOf(facts),
    missing: missingOf(facts),
    figures: figuresOf(facts),
    ...additions(facts),
    ...careOf(facts.assessment, facts.person, facts.nameNotice),
    untilSeen: isCheckFirst(facts) ? [...untilSeen] : [],
    whenToCall: [...whenToCallOf(facts.assessment)],
    sideNotes: sideNotesOf(facts),
  };
};

const overallSummary = (facts: LongevityFacts): ResultContent['overall_summary'] => {
  const { biologicalAge, biologicalAgeRange, chronologicalAge, longevityFactor, headline, answeredShare } = facts.score;
  const reason = notEstimatedReason(facts);
  return {
    biologicalAge,
    biologicalAgeLow: biologicalAgeRange?.[0] ?? null,
    biologicalAgeHigh: biologicalAgeRange?.[1] ?? null,
    chronologicalAge,
    [factorField]: longevityFactor,
    ...(headline ? { headline: headlineLabels[headline] } : {}),
    ...(answeredShare === null ? {} : { answeredShare }),
    ...(reason ? { notEstimatedReason: reason } : {}),
  };
};

/** What the number means and does not mean. */
const additions = (facts: LongevityFacts): Partial<ComposedResult> => {
  const foldedFigure = foldedFigureOf(facts);
  const reason = reasonWordsOf(facts);
  return {
    standing: standingOf(facts),
    heading: headingOf(facts),
    meaning: meaningOf(facts),
    ...(reason ? { reason } : {}),
    caveats: shownCaveats(facts),
    ...(foldedFigure ? { foldedFigure } : {}),
  };
};

/** The sources of the model, of each counted answer, and of the plan. */
const sourcesOf = ({ effective, plan }: LongevityFacts): SourceId[] => {
  const model: readonly SourceId[] = effective ? [...ageModel.sources, ...ageModel.saturation.sources] : [];
  const numbers = [...(effective?.contributions.keys() ?? [])].flatMap((id) => evidenceOf(id).sources.slice(0, 1));
  return [...model, ...numbers, ...plan.flatMap(sourceIdsOf)];
};
