import { productQuizId } from '#shared/derived-names.ts';
import { ageRangeText, wholeYears } from '#shared/reading/figures.ts';
import { composeResult } from '#shared/result.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';

/** The day of the persona's quiz; their age depends on it. */
const today = '2026-01-15';

/** What the home page shows of a result: that of a middle-aged persona without any illness. */
export const sampleOf = () => {
  const { average45F } = longevityPersonas;
  if (!average45F) throw new Error('The cast has no average45F.');
  const { overall_summary, heading, startWith, focus_areas } = composeResult({
    quizId: productQuizId,
    answers: average45F.answers,
    today,
  });
  const { biologicalAge, biologicalAgeLow: low, biologicalAgeHigh: high } = overall_summary;
  const first = focus_areas.topRecommendations.find(({ code }) => code === startWith);
  if (biologicalAge == null || low == null || high == null || !heading || !first?.title || !first.effect)
    throw new Error('The sample is no whole result any more: choose another of the cast.');
  return {
    age: wholeYears(biologicalAge),
    range: ageRangeText({ low, high }),
    heading,
    startWith: first.title,
    effect: first.effect,
  };
};
