import * as care from '#feature-words/doctor/care.ts';
import * as words from '#feature-words/doctor/sheet.ts';
import { namedNotice } from '#shared/heart/words/notice-about.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { Deadline } from '#shared/safety/levels.ts';
import { readFacts } from '#shared/safety/red-flag.ts';
import { type Notice, type RedFlagCode, redFlags } from '#shared/safety/red-flags.ts';
import { withOneTime } from '#shared/words/one-time.ts';
import { curly } from '#shared/words/phrases.ts';
import type { SheetWarnings, Submitted } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { optionWords } from './value-words.ts';

/** Raised by answers that the person may keep back. What is urgent is never left off. */
const ofMood: ReadonlySet<RedFlagCode> = new Set(['moodSupport', 'eatingSupport']);
const routesOfMood: ReadonlySet<RouteCode> = new Set(['lowMood', 'eatingRisk']);

/** Null: said by the figures or by the warnings themselves. */
const routeWords: Readonly<Record<RouteCode, string | null>> = {
  pregnant: words.pregnantOrPostpartum,
  underweight: words.lowWeight,
  severeUnderweight: null,
  establishedCvd: words.adaptedToKnownCvd,
  kidneyFailure: words.adaptedToKidneyFailure,
  frail: words.adaptedToFrailty,
  mobilityLimited: words.adaptedToMobility,
  heartFailureSigns: words.adaptedToHeartFailureSigns,
  waitForCare: null,
  lowMood: words.adaptedToLowMood,
  eatingRisk: words.adaptedToEatingWorry,
  checkBeforeExercise: words.adaptedToCheckFirst,
  kidneyDiet: words.adaptedToKidneyDiet,
  heartValve: words.adaptedToValve,
  heartSport: words.adaptedToHeartSport,
  restFirst: words.adaptedToRest,
};

/**
 * Counted from the day of the answers: a sheet may be read later. As on the page, what stands beside a more urgent warning has no
 * time of its own.
 */
const whenOf = ({ level, by, seenBy }: Notice): string => {
  if (level === 'emergency') return care.seenAtOnce;
  if (seenBy) return seenBy === 'today' ? care.seenSameDay : care.seenSameOrNextDay;
  return by ? seenByWords[by] : care.seenSameVisit;
};

const seenByWords: Readonly<Record<Deadline, string>> = {
  today: care.seenToday,
  tomorrow: care.seenTodayOrTomorrow,
  days: care.seenNextFewDays,
  week: care.seenWithinAWeek,
  twoWeeks: care.seenNextWeekOrTwo,
  weeks: care.seenNextFewWeeks,
};

/** Every warning that the answers raised, what was said about it since, and what was asked about and denied. */
export const warningsOf = (facts: SheetFacts): SheetWarnings => {
  const { assessment, allowed, longevity, heart, person } = facts;
  const told = { person, facts: readFacts(person), routes: assessment.routes };
  return {
    raised: withOneTime(assessment.notices)
      .filter(({ code }) => allowed.mood || !ofMood.has(code))
      .map((notice) => ({
        level: notice.level,
        label: curly(namedNotice(notice, told)),
        when: whenOf(notice),
      })),
    checked: [...checkedOf(words.examinedAfterHabits, longevity), ...checkedOf(words.examinedAfterHeart, heart)],
    reported: reportedOf(facts),
    denied: deniedBy(facts),
    adaptedFor: assessment.routes
      .filter((route) => allowed.mood || !routesOfMood.has(route))
      .flatMap((route) => routeWords[route] ?? []),
  };
};

type Examined = (day: string, label: string, examinedOn: string) => string;

const checkedOf = (examined: Examined, submitted: Submitted | null): string[] => {
  const { at: newest = '', signs = [] } = submitted?.checked ?? {};
  return signs.map(({ code, on, at = newest }) => examined(dayWords(at), labelOf(code), dayWords(on)));
};

const labelOf = (code: string): string => redFlags.find((flag) => flag.code === code)?.label ?? code;

type Asked = {
  readonly label: string;
  /** In a clinician's words, what these answers deny. */
  readonly denied?: { readonly by: readonly string[]; readonly words: string };
  /** What tells more about a positive answer. */
  readonly more?: readonly (keyof HeartAnswers)[];
};

/** Conditions and symptoms in the order of the quiz. */
const asked = {
  knownHeartConditions: {
    label: words.knownCondition,
    denied: { by: ['none'], words: words.deniedCondition },
  },
  rhythmProblem: { label: words.heartRhythm, denied: { by: ['no'], words: words.deniedRhythmProblem } },
  chestPain: {
    label: words.chestPain,
    denied: { by: ['never', 'past'], words: words.deniedChestPain },
    more: ['chestPainContext'],
  },
  exertional: { label: words.climbingStairs, denied: { by: ['fine'], words: words.deniedStairs } },
  dyspnea: {
    label: words.breathlessness,
    denied: { by: ['none', 'hurry'], words: words.deniedBreathlessness },
  },
  orthopnea: { label: words.lyingFlat, denied: { by: ['yes'], words: words.deniedOrthopnea } },
  palpitations: {
    label: words.palpitations,
    denied: { by: ['no'], words: words.deniedPalpitations },
    more: ['palpitationsContext'],
  },
  syncope: {
    label: words.fainting,
    denied: { by: ['no', 'past'], words: words.deniedFainting },
    more: ['syncopeContext'],
  },
  edema: { label: words.swelling, denied: { by: ['no'], words: words.deniedSwelling } },
  otherWarningSigns: {
    label: words.otherSigns,
    denied: { by: ['none'], words: words.deniedOtherSigns },
  },
  kidneyDisease: { label: words.kidneyDisease, denied: { by: ['no'], words: words.deniedKidneyDisease } },
  syncopeFamily: { label: words.suddenDeathInFamily, denied: { by: ['no'], words: '' } },
  rhythmAlert: { label: words.rhythmAlert, denied: { by: ['no'], words: '' } },
} as const satisfies { readonly [Id in keyof HeartAnswers]?: Asked };

const everything: readonly (readonly [string, Asked])[] = Object.entries(asked);

/** 'Chest pain: Yes, in the last 24 hours. It spreads to an arm.' for every condition and symptom that was reported. */
const reportedOf = ({ heart, person }: SheetFacts): string[] => {
  if (heart === null) return [];
  const answers: Readonly<Record<string, string | number | undefined>> = person.heart;
  const said = (id: string) => optionWords(heartQuiz, id, answers[id]);
  return everything.flatMap(([id, { label, denied, more = [] }]) => {
    const answer = said(id);
    if (answer === null || denied?.by.includes(String(answers[id]))) return [];
    const all = [answer, ...more.flatMap((one) => said(one) ?? [])];
    return [words.reported(label, all.join('; '))];
  });
};

/** Named negatives as one sentence: what was asked about and denied. Null where nothing was. */
const deniedBy = ({ heart, person }: SheetFacts): string | null => {
  if (heart === null) return null;
  const answers: Readonly<Record<string, string | number | undefined>> = person.heart;
  const all = everything.flatMap(([id, { denied }]) =>
    denied && denied.words !== '' && denied.by.includes(String(answers[id])) ? [denied.words] : [],
  );
  return all.length === 0 ? null : words.denied(all.join('; '));
};
