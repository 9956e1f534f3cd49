import type { RiskEnhancer } from '#shared/heart/evidence/risk-enhancers.ts';
import { exactValue } from '#shared/person/my-numbers.ts';
import type { Person } from '#shared/person/person.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { timeWords } from '#shared/safety/levels.ts';
import { act, call, dont, type Words, what, wordsOf } from '#shared/safety/sentence.ts';
import { round } from '#shared/scoring/rounding.ts';
import { supportInPregnancy } from '#shared/words/care.ts';
import { medicineWords } from '#shared/words/medicines-in-pregnancy.ts';
import { capitalised, list } from '#shared/words/phrases.ts';
import type { HeartFacts } from './heart-facts.ts';
import { prediabetesWords } from './sugar-words.ts';

/** Words that replace the usual ones of a step for this person; an absent part stays as usual. */
type Adapted = { readonly title?: string; readonly words?: readonly Words[] };

/** The next step and the plan item with the same code use the same adapted words. */
export const adaptedStep = (code: string, facts: HeartFacts): Adapted | null => adapted[code]?.(facts) ?? null;

/** The page shows its deadline next to it. */
export const measureAtOnce = act('Measure it today and over the next few days, and take the list with you.');

const isPregnant = ({ one }: HeartFacts): boolean => hasRoute(one, 'pregnant');

/** For these people a low blood sugar is the greater danger. */
const isFrailOrOld = ({ one }: HeartFacts): boolean => (one.person.age ?? 0) >= 75 || hasRoute(one, 'frail');

const sugarReview = (facts: HeartFacts): Adapted => {
  const value = exactValue(facts.one.person.myNumbers?.numbers.a1c);
  const a1c = value === null ? 'HbA1c' : `HbA1c of ${round(value, 1)}%`;
  return {
    words: [
      what(`Your ${a1c} is above the usual goal.`),
      act(isFrailOrOld(facts) ? 'Ask which HbA1c is right for you now.' : 'Ask what the next step is.'),
      dont('Do not change a dose on your own.'),
    ],
  };
};

/** What raises the risk beyond the percentage, in this order. */
const reasons: Readonly<Partial<Record<RiskEnhancer, string>>> = {
  familyPremature: 'your family history',
  ldl160: 'your cholesterol',
  nonHdl190: 'your cholesterol',
  tg175: 'your triglycerides',
  kidney: 'your kidneys',
  inflammatory: 'your inflammatory illness',
  pregnancyOrMenopause: 'early menopause or what happened in a pregnancy',
  lpaHigh: 'your lipoprotein(a)',
};

const discussEnhancers = ({ score, one }: HeartFacts): Adapted | null => {
  const named = [...new Set(one.enhancers.flatMap((code) => reasons[code] ?? []))];
  const test = score.askClinician.includes('askLpa') && what('A lipoprotein(a) test can tell you more.');
  if (named.length === 0) return test ? { words: [what('Other conditions matter too.'), test] } : null;
  return {
    words: wordsOf(
      what(`${capitalised(list(named))} can raise your risk above this number.`),
      act('Ask a doctor what this means for you.'),
      test,
    ),
  };
};

const callTeamAboutNotice: Adapted = {
  title: 'Call your maternity team about the notice',
  words: [act('Call your maternity team and read them the notice.')],
};

const adapted: Readonly<Record<string, (facts: HeartFacts) => Adapted | null>> = {
  bookNoted: (facts) => (isPregnant(facts) ? callTeamAboutNotice : null),
  supportTalk: (facts) => (isPregnant(facts) ? { words: supportInPregnancy } : null),
  checkBp: ({ one }) => (hasFlag(one, 'bpStage2High') ? { words: [measureAtOnce] } : null),
  medicinesInPregnancy: ({ one }) => ({ words: medicineWords(one.person, null) }),
  alcoholHelp: (facts) =>
    isPregnant(facts)
      ? {
          title: 'Get help today to stop drinking safely',
          words: [
            act('Call your maternity team today.'),
            dont('Do not stop all at once: that can be dangerous for you and your baby.'),
          ],
        }
      : null,
  tellBreathless: (facts) =>
    isPregnant(facts)
      ? {
          title: 'Tell your maternity team that you get out of breath on the stairs',
          words: [
            act(`Tell your maternity team${inDays(facts)} that you get out of breath on the stairs.`),
            call(
              'If you cannot lie flat, your legs swell or your heart races, call them or your local emergency number now.',
            ),
          ],
        }
      : null,
  pregnancyCare: (facts) => {
    const { one, score } = facts;
    const item = score.recommendations.find(({ code }) => code === 'pregnancyCare');
    if (!item || !('by' in item) || item.by === undefined) return null;
    return { title: 'Tell your maternity team about your illness', words: earlyCare(one.person, inDays(facts)) };
  },
  // From 75 on, age alone makes the risk high, so the page promises little.
  appointment: ({ one }) =>
    (one.person.age ?? 0) >= 75
      ? { words: [act('Take this page with you.'), act('Ask what is right for you at your age.')] }
      : null,
  sugarReview,
  heartCheckups: ({ one }) =>
    hasRoute(one, 'heartValve') ? { words: [act('Ask when your next heart scan (echo) is due.')] } : null,
  prediabetesTalk: (facts) => ({ words: prediabetesWords(facts) }),
  kidneyCare: ({ one }) =>
    hasRoute(one, 'kidneyFailure')
      ? null
      : {
          words: [
            act('If you have no kidney team, ask your doctor whether you need one.'),
            dont('Ask before you take painkillers such as ibuprofen.'),
          ],
        },
  discussStatin: ({ one }) =>
    mayHaveChildren(one.person) ? { words: [...nextStepWords.discussStatin, ifPregnant] } : null,
  statinSoon: ({ one }) => (mayHaveChildren(one.person) ? { words: [...nextStepWords.statinSoon, ifPregnant] } : null),
  discussEnhancers,
};

/** The next steps' own words, repeated here. */
const nextStepWords = {
  discussStatin: [what('For people with answers like yours, the guideline says to discuss it.')],
  statinSoon: [
    act('Book an appointment and ask about a statin.'),
    what('An LDL of 190 mg/dL (4.9 mmol/L) or more is a reason for treatment at any age.'),
  ],
};
export const ifPregnant = act('Tell them if you are or could become pregnant.');

/** A statin may harm a child. */
export const mayHaveChildren = ({ longevity: { gender }, age }: Person): boolean =>
  gender !== 'male' && age !== null && age >= 18 && age <= 50;

/** ' in the next few days', or sooner with a notice; empty where a warning comes first. */
const inDays = ({ isCareFirst, openBy }: HeartFacts): string => {
  if (isCareFirst) return '';
  const [first = '', ...rest] = timeWords('days', openBy);
  return ` ${first.toLowerCase()}${rest.join('')}`;
};

const earlyCare = ({ heart }: Person, when: string): readonly Words[] => {
  const isHeart =
    (heart.knownHeartConditions !== undefined && heart.knownHeartConditions !== 'none') ||
    heart.rhythmProblem === 'afib' ||
    heart.rhythmProblem === 'other';
  if (isHeart)
    return [
      act(`Tell your maternity team${when} that you have a heart condition, if they do not know yet.`),
      act('Ask for a heart doctor who looks after pregnant women.'),
    ];
  const isKidney =
    heart.kidneyDisease === 'dialysisOrTransplant' ||
    heart.kidneyDisease === 'stage5' ||
    heart.kidneyDisease === 'severe';
  const illness = isKidney ? 'kidney disease' : 'diabetes';
  return [
    act(`Tell your maternity team${when} that you have ${illness}, if they do not know yet.`),
    act('Ask which specialist will look after you with them.'),
  ];
};
