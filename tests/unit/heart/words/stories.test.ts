import { expect, test } from 'vitest';
import type { ResultContent } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { holds, type Phrase, pageOf, type Story, stories, textsOf } from './everyone.ts';

/** The stories' words as codes of a heart plan, or as words in its texts. */
type Kind = { readonly codes: readonly string[]; readonly words: readonly string[] };
const kinds: Readonly<Record<string, Kind>> = {
  stopSmoking: { codes: ['quitSmoking'], words: [] },
  ldlGoal: { codes: ['ldlGoal'], words: [] },
  askBloodThinner: { codes: ['askAnticoagulation'], words: [] },
  clinician: { codes: ['weightClinician', 'secondarySoon', 'alcoholHelp', 'sugarReview', 'tellBreathless'], words: [] },
  exercise: { codes: ['le8.activity', 'cardiacRehab'], words: ['walking', 'a walk'] },
  exerciseIntensity: { codes: [], words: ['vigorous', 'hard training'] },
  weightLoss: { codes: [], words: ['losing', 'lose weight', 'to lose', 'pound'] },
  diet: { codes: [], words: ['plate', 'portions', 'calories', 'Swap one food'] },
  saltSubstitute: { codes: [], words: ['salt'] },
  dietAmounts: { codes: ['le8.diet'], words: ['fruit', 'vegetables', 'protein'] },
  standUp: { codes: [], words: ['stand up'] },
  stairs: { codes: [], words: ['stairs'] },
  sleepLength: { codes: ['le8.sleep'], words: ['Long sleep', 'Sleeping a lot'] },
  drinkMoreWater: { codes: [], words: ['drink more', 'water'] },
};

const planOf = ({ focus_areas }: ResultContent) => focus_areas.topRecommendations;

const includes = (content: ResultContent, wanted: string): boolean => {
  if (wanted === 'supportLine') return (content.supportLines ?? []).length > 0;
  if (wanted === 'clinician' && (content.notices ?? []).length > 0) return true;
  const codes = kinds[wanted]?.codes;
  return planOf(content).some(({ code }) => codes?.includes(code));
};

const forbidden = (content: ResultContent, unwanted: string): string[] => {
  const { codes, words } = kinds[unwanted] ?? { codes: [], words: [] };
  return planOf(content).flatMap(({ code, title, recommendation }) =>
    codes.includes(code) || words.some((word) => holds(`${title} ${recommendation}`, word))
      ? [`${unwanted}: ${code}`]
      : [],
  );
};

test('these tests know every word of the stories', () => {
  const used = stories.flatMap(({ expect: { planMustInclude, planMustNotInclude } }) => [
    ...planMustInclude,
    ...planMustNotInclude,
  ]);
  expect([...new Set(used)].filter((word) => word !== 'supportLine' && !kinds[word])).toEqual([]);
});

test.each(stories)('$name: the plan has what it must have, and nothing that it must not have', (story: Story) => {
  const { content } = pageOf(story);
  expect(story.expect.planMustInclude.filter((wanted) => !includes(content, wanted))).toEqual([]);
  expect(story.expect.planMustNotInclude.flatMap((unwanted) => forbidden(content, unwanted))).toEqual([]);
});

/** Where a phrase must not appear: near the score, near weight, or anywhere. */
const placeOf = (content: ResultContent, beside: string | undefined): string[] => {
  const {
    overall_summary,
    summaryParagraph,
    intro,
    heading,
    meaning,
    foldedFigure,
    heart,
    figures,
    category_breakdown,
  } = content;
  if (beside === 'score')
    return textsOf([
      overall_summary,
      summaryParagraph,
      intro,
      heading,
      meaning,
      foldedFigure,
      heart,
      figures,
      category_breakdown,
    ]);
  if (beside === 'weight') return textsOf(category_breakdown.filter(({ id }) => id === 'smokingWeight'));
  return textsOf(content);
};

const found = (content: ResultContent, { phrase, beside }: Phrase): boolean =>
  placeOf(content, beside).some((text) => holds(text, phrase));

test.each(stories)('$name: the page has the words that it must have and none that it must not have', (story: Story) => {
  const { content } = pageOf(story);
  expect((story.expect.textMust ?? []).filter((phrase) => !found(content, phrase))).toEqual([]);
  expect(story.expect.textMustNot.filter((phrase) => found(content, phrase))).toEqual([]);
});

const withStep = stories.filter(({ expect: { nextStep } }) => nextStep !== undefined);

test.each(withStep)('$name: the next step and its date are those of the story', (story) => {
  const { score } = pageOf(story);
  const item = score.recommendations.find(({ code }) => code === score.nextStep);
  expect(score.nextStep).toBe(story.expect.nextStep);
  if (story.expect.by !== undefined) expect(item && 'by' in item && item.by).toBe(story.expect.by);
});

const withFirstItem = stories.filter(({ expect: { firstItem } }) => firstItem !== undefined);

test.each(withFirstItem)(
  '$name: the habits page begins with the item of the story',
  ({ longevity, heart, today, expect: { firstItem } }) => {
    const submitted = { quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today };
    expect(composeResult(submitted).focus_areas.topRecommendations[0]?.code).toBe(firstItem);
  },
);

test('a known condition keeps its plan of prevention: statin or goal, medicines, vaccines, rehabilitation', () => {
  const { content } = pageOf({
    heart: { knownHeartConditions: 'heartAttack', labsAvailable: 'yes', ldlBand: '100to129', statin: 'statin' },
    longevity: { birthdate: '1960-03-01', gender: 'male', smoking: 'daily20plus' },
    today: '2026-01-15',
  });
  expect(planOf(content).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['quitSmoking', 'takeMedicines', 'ldlGoal', 'cardiacRehab', 'vaccines']),
  );
  expect(content.heading).toBe('You have had a heart attack, so we look at what helps you now');
});
