import type { RiskEnhancer } from '#shared/heart/evidence/risk-enhancers.ts';
import { exactValue } from '#shared/person/my-numbers.ts';
import type { Person } from '#shared/person/person.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { noLaterThan } from '#shared/safety/levels.ts';
import { act, call, dont, type Words, what, wordsOf } from '#shared/safety/sentence.ts';
import { round } from '#shared/scoring/rounding.ts';
import { supportInPregnancy } from '#shared/words/care.ts';
import { medicineWords } from '#shared/words/medicines-in-pregnancy.ts';
import * as words from '#words/heart-plan.ts';
import * as maternity from '#words/maternity.ts';
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
  return {
    words: [
      what(value === null ? words.a1cBandAboveGoal : words.a1cAboveGoal(`${round(value, 1)}%`)),
      act(isFrailOrOld(facts) ? 'Ask which HbA1c is right for you now.' : 'Ask what the next step is.'),
      dont('Do not change a dose on your own.'),
    ],
  };
};

/** What raises the risk beyond the percentage, in this order. */
const reasons: Readonly<Partial<Record<RiskEnhancer, string>>> = {
  familyPremature: words.causeFamily,
  ldl160: words.causeCholesterol,
  nonHdl190: words.causeCholesterol,
  tg175: words.causeTriglycerides,
  kidney: words.causeKidneys,
  inflammatory: words.causeInflammation,
  pregnancyOrMenopause: words.causeMenopauseOrPregnancy,
  lpaHigh: words.causeLipoprotein,
};

const discussEnhancers = ({ score, one }: HeartFacts): Adapted | null => {
  const named = [...new Set(one.enhancers.flatMap((code) => reasons[code] ?? []))];
  const test = score.askClinician.includes('askLpa') && what('A lipoprotein(a) test can tell you more.');
  if (named.length === 0) return test ? { words: [what('Other conditions matter too.'), test] } : null;
  return {
    words: wordsOf(what(words.riskCauses(named)), act('Ask a doctor what this means for you.'), test),
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
            act(tellBreathless[inDays(facts)]),
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

type WhenToTell = 'noDay' | 'today' | 'tomorrow' | 'days';

/** In the next few days, or sooner with a notice; no day where a warning comes first. */
const inDays = ({ isCareFirst, openBy }: HeartFacts): WhenToTell => {
  if (isCareFirst) return 'noDay';
  const time = noLaterThan('days', openBy);
  return time === 'today' || time === 'tomorrow' ? time : 'days';
};

const tellBreathless: Readonly<Record<WhenToTell, string>> = {
  noDay: maternity.tellBreathlessNoDay,
  today: maternity.tellBreathlessToday,
  tomorrow: maternity.tellBreathlessTomorrow,
  days: maternity.tellBreathlessDays,
};
const tellHeartCondition: Readonly<Record<WhenToTell, string>> = {
  noDay: maternity.tellHeartConditionNoDay,
  today: maternity.tellHeartConditionToday,
  tomorrow: maternity.tellHeartConditionTomorrow,
  days: maternity.tellHeartConditionDays,
};
const tellKidneyDisease: Readonly<Record<WhenToTell, string>> = {
  noDay: maternity.tellKidneyDiseaseNoDay,
  today: maternity.tellKidneyDiseaseToday,
  tomorrow: maternity.tellKidneyDiseaseTomorrow,
  days: maternity.tellKidneyDiseaseDays,
};
const tellDiabetes: Readonly<Record<WhenToTell, string>> = {
  noDay: maternity.tellDiabetesNoDay,
  today: maternity.tellDiabetesToday,
  tomorrow: maternity.tellDiabetesTomorrow,
  days: maternity.tellDiabetesDays,
};

const earlyCare = ({ heart }: Person, when: WhenToTell): readonly Words[] => {
  const isHeart =
    (heart.knownHeartConditions !== undefined && heart.knownHeartConditions !== 'none') ||
    heart.rhythmProblem === 'afib' ||
    heart.rhythmProblem === 'other';
  if (isHeart) return [act(tellHeartCondition[when]), act('Ask for a heart doctor who looks after pregnant women.')];
  const isKidney =
    heart.kidneyDisease === 'dialysisOrTransplant' ||
    heart.kidneyDisease === 'stage5' ||
    heart.kidneyDisease === 'severe';
  return [
    act((isKidney ? tellKidneyDisease : tellDiabetes)[when]),
    act('Ask which specialist will look after you with them.'),
  ];
};
