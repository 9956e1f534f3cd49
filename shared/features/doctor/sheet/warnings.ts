import { namedNotice } from '#shared/heart/words/notice-about.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { deadlines } from '#shared/safety/levels.ts';
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
  pregnant: 'pregnancy, or birth within 6 weeks',
  underweight: 'low weight',
  severeUnderweight: null,
  establishedCvd: 'known cardiovascular disease',
  kidneyFailure: 'kidney failure, dialysis or transplant',
  frail: 'frailty',
  mobilityLimited: 'limited mobility',
  heartFailureSigns: 'signs of heart failure',
  waitForCare: null,
  lowMood: 'low mood',
  eatingRisk: 'worry about eating',
  checkBeforeExercise: 'exercise only after a check',
  kidneyDiet: 'no advice on how much to eat or drink (kidneys)',
  heartValve: 'known valve problem: no advice to walk faster, no strength target',
  heartSport: 'hard sport only as the heart team says',
  restFirst: 'no exercise until checked',
};

/**
 * Counted from the day of the answers: a sheet may be read later. As on the page, what stands beside a more urgent warning has no
 * time of its own.
 */
const whenOf = ({ level, by, seenBy }: Notice): string => {
  if (level === 'emergency') return 'at once';
  if (seenBy) return seenBy === 'today' ? 'the same day' : 'the same or next day';
  return by ? deadlines[by].toLowerCase() : 'at the same visit';
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
    checked: [...checkedOf('habits', longevity), ...checkedOf('heart', heart)],
    reported: reportedOf(facts),
    denied: deniedBy(facts),
    adaptedFor: assessment.routes
      .filter((route) => allowed.mood || !routesOfMood.has(route))
      .flatMap((route) => routeWords[route] ?? []),
  };
};

const checkedOf = (quiz: string, submitted: Submitted | null): string[] => {
  const { at: newest = '', signs = [] } = submitted?.checked ?? {};
  return signs.map(
    ({ code, on, at = newest }) =>
      `Under the ${quiz} result on ${dayWords(at)}: ${labelOf(code)}: examined on ${dayWords(on)}, has not come back.`,
  );
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
    label: 'Known condition',
    denied: { by: ['none'], words: 'known heart or artery disease' },
  },
  rhythmProblem: { label: 'Heart rhythm', denied: { by: ['no'], words: 'known rhythm problem' } },
  chestPain: {
    label: 'Chest pain',
    denied: { by: ['never', 'past'], words: 'chest pain in the last 3 months' },
    more: ['chestPainContext'],
  },
  exertional: { label: 'Climbing stairs', denied: { by: ['fine'], words: 'trouble on stairs' } },
  dyspnea: {
    label: 'Breathlessness',
    denied: { by: ['none', 'hurry'], words: 'breathlessness at rest or on the level' },
  },
  orthopnea: { label: 'Lying flat', denied: { by: ['yes'], words: 'orthopnea' } },
  palpitations: {
    label: 'Palpitations',
    denied: { by: ['no'], words: 'palpitations' },
    more: ['palpitationsContext'],
  },
  syncope: {
    label: 'Fainting',
    denied: { by: ['no', 'past'], words: 'fainting in the last 12 months' },
    more: ['syncopeContext'],
  },
  edema: { label: 'Swelling', denied: { by: ['no'], words: 'swelling of legs' } },
  otherWarningSigns: {
    label: 'Other signs',
    denied: { by: ['none'], words: 'signs of stroke, sudden headache, haemoptysis or confusion in the last 24 hours' },
  },
  kidneyDisease: { label: 'Kidney disease', denied: { by: ['no'], words: 'kidney disease' } },
  syncopeFamily: { label: 'Sudden death below 40 in the family', denied: { by: ['no'], words: '' } },
  rhythmAlert: { label: 'Irregular rhythm alert from a device', denied: { by: ['no'], words: '' } },
} as const satisfies { readonly [Id in keyof HeartAnswers]?: Asked };

const everything: readonly (readonly [string, Asked])[] = Object.entries(asked);

/** 'Chest pain: Yes, in the last 24 hours. It spreads to an arm.' for every condition and symptom that was reported. */
const reportedOf = ({ heart, person }: SheetFacts): string[] => {
  if (heart === null) return [];
  const answers: Readonly<Record<string, string | number | undefined>> = person.heart;
  const words = (id: string) => optionWords(heartQuiz, id, answers[id]);
  return everything.flatMap(([id, { label, denied, more = [] }]) => {
    const answer = words(id);
    if (answer === null || denied?.by.includes(String(answers[id]))) return [];
    const all = [answer, ...more.flatMap((one) => words(one) ?? [])];
    return [`${label}: ${all.join('; ')}.`];
  });
};

/** Named negatives as one sentence: what was asked about and denied. Null where nothing was. */
const deniedBy = ({ heart, person }: SheetFacts): string | null => {
  if (heart === null) return null;
  const answers: Readonly<Record<string, string | number | undefined>> = person.heart;
  const denied = everything.flatMap(([id, { denied }]) =>
    denied && denied.words !== '' && denied.by.includes(String(answers[id])) ? [denied.words] : [],
  );
  return denied.length === 0 ? null : `Asked and denied: ${denied.join('; ')}.`;
};
