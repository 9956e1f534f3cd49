import { dayWords } from '#shared/reading/day-words.ts';
import { deadlines } from '#shared/safety/levels.ts';
import { type RedFlagCode, redFlags } from '#shared/safety/red-flags.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { curly } from '#shared/words/phrases.ts';
import { deniedBy, reportedOf } from './reported.ts';
import type { SheetWarnings } from './sheet.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { Submitted } from './to-sheet.ts';

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
  kidneyDiet: 'no advice on amounts of food or drink (kidneys)',
  heartValve: 'known valve problem: no brisker pace, no strength target',
};

/** Counted from the day of the answers: a sheet may be read later. */
const when = { emergency: 'at once', urgent: 'the same or next day' } as const;

/** Every warning that the answers raised, what was said about it since, and what was asked about and denied. */
export const warningsOf = (facts: SheetFacts): SheetWarnings => {
  const { assessment, allowed, longevity, heart } = facts;
  return {
    raised: assessment.notices
      .filter(({ code }) => allowed.mood || !ofMood.has(code))
      .map(({ level, label, shownBy, toldOn }) => ({
        level,
        label: curly(toldOn ? `${label} (told on ${dayWords(toldOn)})` : label),
        when: level === 'soon' ? deadlines[shownBy ?? 'twoWeeks'].toLowerCase() : when[level],
      })),
    checked: [...checkedOf('habits', longevity), ...checkedOf('heart', heart)],
    reported: reportedOf(facts),
    denied: deniedBy(facts),
    adaptedFor: assessment.routes
      .filter((route) => allowed.mood || !routesOfMood.has(route))
      .flatMap((route) => routeWords[route] ?? []),
  };
};

const checkedWords = {
  nothingNeeded: 'seen, nothing more needed',
  treated: 'seen, treated or followed up',
  notSeen: 'not seen yet',
} as const;

const checkedOf = (quiz: string, submitted: Submitted | null): string[] => {
  const { answer, at = '', signs = [] } = submitted?.checked ?? {};
  const under = `Under the ${quiz} result on ${dayWords(at)}:`;
  return [
    ...(answer ? [`${under} ${checkedWords[answer]}.`] : []),
    ...signs.map(({ code, on }) => `${under} ${labelOf(code)}: examined on ${dayWords(on)}, has not come back.`),
  ];
};

const labelOf = (code: string): string => redFlags.find((flag) => flag.code === code)?.label ?? code;
