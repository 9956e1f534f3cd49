import type { ResultContent } from '#shared/contract/result.ts';
import { factorField } from '#shared/derived-names.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import { careOf, untilSeen } from '#shared/words/care.ts';
import { cite } from '#shared/words/citations.ts';
import type { ComposedResult, ToCompose } from '#shared/words/sentences.ts';
import { ageModel } from './evidence/age-model.ts';
import { evidenceOf } from './evidence/longevity-evidence.ts';
import { readLongevity } from './read-longevity.ts';
import { categoriesOf } from './words/category-words.ts';
import { contributionsOf } from './words/contributions.ts';
import { figuresOf } from './words/figures.ts';
import { frameOf } from './words/frame.ts';
import {
  foldedFigureOf,
  headingOf,
  headlineWords,
  meaningOf,
  notEstimatedReason,
  shownCaveats,
  standingOf,
} from './words/headings.ts';
import { focusIntroOf, introOf, outroOf, summaryOf, togetherOf } from './words/prose.ts';
import { recommendationsOf, shownReading, sourceIdsOf } from './words/recommendations.ts';
import { missingOf, sideNotesOf } from './words/side-notes.ts';
import { isCheckFirst } from './words/tender.ts';
import type { Told } from './words/told.ts';
import { whenToCallOf } from './words/when-to-call.ts';

/** The first quiz as the page that a person reads. Slots are offered in the order of the page. */
export const composeLongevity = (toCompose: ToCompose): ComposedResult => {
  const reading = shownReading(readLongevity(toCompose.person, toCompose.assessment), toCompose.assessment);
  const told: Told = { ...toCompose, ...reading, frame: frameOf({ ...toCompose, ...reading }) };
  const intro = introOf(told);
  const summaryParagraph = summaryOf(told);
  const recommendations = recommendationsOf(told);
  return {
    intro,
    overall_summary: overallSummary(told),
    summaryParagraph,
    category_breakdown: categoriesOf(told),
    focus_areas: { introParagraph: focusIntroOf(told), topRecommendations: recommendations },
    outro: outroOf(told),
    contributions: contributionsOf(told),
    sources: cite(sourcesOf(told)),
    startWith: recommendations[0]?.code ?? null,
    together: togetherOf(told),
    missing: missingOf(told),
    figures: figuresOf(told),
    ...additions(told),
    ...careOf(told.assessment),
    untilSeen: isCheckFirst(told) ? [...untilSeen] : [],
    whenToCall: [...whenToCallOf(told.assessment.routes)],
    sideNotes: sideNotesOf(told),
  };
};

const overallSummary = (told: Told): ResultContent['overall_summary'] => {
  const { biologicalAge, biologicalAgeRange, chronologicalAge, longevityFactor, headline, answeredShare } = told.score;
  const reason = notEstimatedReason(told);
  return {
    biologicalAge,
    biologicalAgeLow: biologicalAgeRange?.[0] ?? null,
    biologicalAgeHigh: biologicalAgeRange?.[1] ?? null,
    chronologicalAge,
    [factorField]: longevityFactor,
    ...(headline ? { headline: headlineWords[headline] } : {}),
    ...(answeredShare === null ? {} : { answeredShare }),
    ...(reason ? { notEstimatedReason: reason } : {}),
  };
};

/** What the number means and does not mean. */
const additions = (told: Told): Partial<ComposedResult> => {
  const foldedFigure = foldedFigureOf(told);
  return {
    standing: standingOf(told),
    heading: headingOf(told),
    meaning: meaningOf(told),
    caveats: shownCaveats(told),
    ...(foldedFigure ? { foldedFigure } : {}),
  };
};

/** The model's sources, those of each number that an answer used, and what the plan rests on. */
const sourcesOf = ({ effective, plan }: Told): SourceId[] => {
  const model: readonly SourceId[] = effective ? [...ageModel.sources, ...ageModel.saturation.sources] : [];
  const numbers = [...(effective?.contributions.keys() ?? [])].flatMap((id) => evidenceOf(id).sources.slice(0, 1));
  return [...model, ...numbers, ...plan.flatMap(sourceIdsOf)];
};
