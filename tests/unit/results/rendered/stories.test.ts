import { describe, expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { habitTexts } from '#shared/habits/habit-texts.ts';
import { planTexts as heartTexts } from '#shared/heart/words/plan-texts.ts';
import { anyCountry } from '#shared/places/talk-lines.ts';
import { redFlagTitles } from '#shared/reading/notice-words.ts';
import { labelOf, type RedFlagCode } from '#shared/safety/red-flags.ts';
import { withoutWarnings, wordsOf } from '#tests/support/rendered.tsx';
import { wordIn } from '#tests/support/result-texts.ts';
import { type Phrase, stories, type Triage } from './everyone.ts';

// Every expectation of the stories, read from the page and the mail as they are shown.

type OfStory = (typeof stories)[number];

/** The stories' words: titles of actions by quiz, and words that no action has. */
type Kind = { readonly titles?: readonly string[]; readonly words?: readonly string[] };

const {
  weightClinician,
  alcoholMedicalHelp,
  loseWeight,
  quitSmoking,
  moveMore,
  moveBrisker,
  strength,
  sitLess,
  legStrength,
  water,
} = habitTexts;
const { sleepLonger, sleepLongCheck, regularMeals, lessProcessed, dietStep, morePlants } = habitTexts;
const titles = (...texts: readonly { readonly title: string }[]) => texts.map(({ title }) => title);

const kinds: Readonly<Record<string, Kind>> = {
  clinician: {
    titles: titles(
      ...[weightClinician, alcoholMedicalHelp, heartTexts.weightClinician, heartTexts.alcoholHelp],
      ...[heartTexts.secondarySoon, heartTexts.sugarReview, heartTexts.tellBreathless, heartTexts.kidneyCare],
    ),
  },
  stopSmoking: { titles: titles(quitSmoking, heartTexts.quitSmoking) },
  ldlGoal: { titles: titles(heartTexts.ldlGoal) },
  askBloodThinner: { titles: titles(heartTexts.askAnticoagulation) },
  weightLoss: {
    titles: titles(loseWeight, heartTexts['le8.bmi']),
    words: ['lose weight', 'lose a little weight', 'a twentieth', 'losing', 'weigh less', 'eat less', 'pound'],
  },
  diet: {
    titles: titles(dietStep, morePlants, lessProcessed, regularMeals, heartTexts['le8.diet']),
    words: ['half your plate', 'portions', 'calories', 'fasting'],
  },
  dietAmounts: {
    titles: titles(dietStep, morePlants, water, heartTexts['le8.diet']),
    words: ['fruit', 'vegetables', 'protein', 'cups'],
  },
  saltSubstitute: { words: ['salt substitute', 'protein', 'fluids'] },
  sleepLength: { titles: titles(sleepLonger, sleepLongCheck), words: ['hours of sleep'] },
  drinkMoreWater: { titles: titles(water), words: ['drink more', 'more water'] },
  exercise: {
    titles: titles(moveMore, strength, sitLess, heartTexts['le8.activity'], heartTexts.cardiacRehab),
    words: ['walking', 'a walk', 'push-ups', 'press-ups', 'on foot'],
  },
  exerciseIntensity: { titles: titles(moveBrisker), words: ['brisker', 'a little faster', 'vigorous', 'train harder'] },
  standUp: {
    titles: titles(legStrength),
    words: ['stand up', 'standing', 'rising from a chair', 'getting up from a chair', 'get up and stretch'],
  },
  stairs: { words: ['stairs', 'walk', 'walking', 'on foot'] },
};

/** Only the heart quiz has these steps. */
const ofHeartOnly: readonly string[] = ['ldlGoal', 'askBloodThinner'];

/** The next action and the plan of the page: headings and instructions, without the user's own answers. */
const planOf = ({ markup }: OfStory): string => {
  const plan = /Key action plan.*?(?=Ask your doctor<|What next<|Details<)/s.exec(markup)?.[0];
  const next = /<section[^>]*>(?:(?!<\/section>).)*Start here(?:(?!<\/section>).)*<\/section>/s.exec(markup);
  return wordsOf(`${next?.[0] ?? ''} ${plan ?? ''}`.replaceAll(/Your answer: [^<]*/g, ' '));
};

/** Weight lost without trying needs an examination, which is no advice to lose any. */
const lostAlready = /Losing weight without trying[^.]*\./g;

const advised = (one: OfStory): string[] =>
  [planOf(one), ...one.mailTexts].map((text) => text.replaceAll(lostAlready, ' '));

test('these tests know every word of the stories', () => {
  const used = stories.flatMap(({ story: { expect: wanted } }) => [
    ...wanted.planMustInclude,
    ...wanted.planMustNotInclude,
  ]);
  expect([...new Set(used)].filter((word) => word !== 'supportLine' && !kinds[word])).toEqual([]);
});

describe.each(stories)('$name', (one) => {
  const { story, page, content, quizId } = one;

  test('shows what its plan must include', () => {
    for (const wanted of story.expect.planMustInclude) {
      if (wanted === 'supportLine') {
        // Rendered without a clock, so no place is known. tests/browser/place/every-place.test.tsx has the lines of
        // each place.
        expect(page).toContain(anyCountry.web);
        continue;
      }
      if (quizId !== cardiacQuizId && ofHeartOnly.includes(wanted)) continue;
      // A notice tells the user to see a clinician too.
      if (wanted === 'clinician' && (content.notices ?? []).length > 0) continue;
      expect(wordIn(planOf(one), kinds[wanted]?.titles ?? []), wanted).toBeDefined();
    }
  });

  test('shows nothing that its plan must not include, on the page and in the mail', () => {
    for (const unwanted of story.expect.planMustNotInclude) {
      const { titles: named = [], words = [] } = kinds[unwanted] ?? {};
      for (const text of advised(one))
        expect(wordIn(text, [...named, ...words]), `${unwanted}: ${text}`).toBeUndefined();
    }
  });

  test('shows every flag that it must have, word for word', () => {
    for (const { code } of story.expect.mustFlag) {
      const notice = content.notices?.find((one) => one.code === code);
      expect(notice?.label).toBe(labelOf(code as RedFlagCode).replaceAll("'", '’'));
      expect(page).toContain(notice?.message ?? code);
    }
  });

  test('has the words that it must have and none that it must not have', () => {
    const said = [page, ...one.mailTexts];
    for (const { phrase } of story.expect.textMust ?? []) expect(page).toContain(phrase);
    for (const phrase of story.expect.textMustNot)
      for (const text of said) expect(isSaid(phrase, text, one), `${phrase.phrase}: ${text}`).toBe(false);
  });

  test('is shown with its own urgency', () => {
    expect(shownTriage(one)).toBe(story.triage);
    expect(content.standing === 'checkFirst').toBe(['emergency', 'urgent'].includes(story.triage));
  });
});

/** On a page with a warning, everything counts as near the score. Near weight means the texts that are about it. */
const isSaid = ({ phrase, beside }: Phrase, text: string, { content, quizId }: OfStory): boolean => {
  if (beside === 'weight' && quizId === cardiacQuizId) {
    const row = content.category_breakdown.find(({ id }) => id === 'smokingWeight');
    return wordIn(`${row?.descriptor} ${row?.explanationParagraph}`, [phrase]) !== undefined;
  }
  return wordIn(withoutWarnings(text, content), [phrase]) !== undefined;
};

const seriousness: readonly Triage[] = ['none', 'soon', 'urgent', 'emergency'];

/** How urgent the page looks: a full-screen emergency, the red card, or a notice to talk about. */
function shownTriage({ markup }: OfStory): Triage {
  if (markup.includes('role="alertdialog"')) return 'emergency';
  if (markup.includes('data-standing="checkFirst"')) return 'urgent';
  const soon = new RegExp(
    `>(?:${redFlagTitles.soon}|Call a doctor|Call your maternity team)(?: (?:in the next|within|today)[^<.]*)?<|>You don’t have to carry this alone<`,
  );
  return soon.test(markup) ? 'soon' : 'none';
}

test('no page shows a story as less or more urgent than it is', () => {
  const rank = (triage: Triage) => seriousness.indexOf(triage);
  const under = stories.filter((one) => rank(shownTriage(one)) < rank(one.story.triage));
  const over = stories.filter((one) => rank(shownTriage(one)) > rank(one.story.triage));
  console.info(`${stories.length} pages of the stories: ${under.length} under-triaged, ${over.length} over-triaged.`);
  expect([...under, ...over].map(({ name }) => name)).toEqual([]);
});

test('the first quiz alone shows each warning too', () => {
  expect(stories.filter(({ quizId }) => quizId === productQuizId)).toHaveLength(200);
});
