import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { caveatsFor, mayNotPraise } from '#shared/longevity/caveats.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess, waitForCare } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import { isOlder, olderNotice } from '#shared/safety/earlier-answers.ts';
import { levelOrder } from '#shared/safety/levels.ts';
import type { Notice } from '#shared/safety/red-flags.ts';
import { needsNewReading } from '#shared/safety/seen.ts';
import type { FigureOf, OwnPair } from './lever.ts';

/**
 * The answers to both quizzes. `seenFor`: the codes of the red flags for which a clinician has examined the user. `days`: when
 * each quiz was answered, and when the page is read (YYYY-MM-DD).
 */
export type Guarded = {
  readonly pair: OwnPair;
  readonly seenFor?: readonly string[];
  readonly days?: { readonly longevity?: string; readonly heart?: string; readonly read: string };
};

/** A notice, with the person whose answers raised it. */
type Raised = { readonly notice: Notice; readonly person: Person; readonly routes: readonly RouteCode[] };

/**
 * Whether the page opens. `paused`: a warning is open, or the day has not come on which the result opens. `noFigure`: there is no
 * estimate to compare with. When the page opens again after a warning, it has no slider for exercise and praises nothing.
 */
export type WhatIfStanding<One extends Guarded = Guarded> =
  | { readonly is: 'open'; readonly routes: readonly RouteCode[]; readonly isPraiseWithheld: boolean }
  | { readonly is: 'paused'; readonly raised: readonly Raised[]; readonly at: One }
  | { readonly is: 'noFigure' };

/**
 * Judges the answers of the result and the newest answers. Any pair can close the page, and the care routes of all pairs apply.
 * The safety rules decide; this file knows no symptom.
 */
export const whatIfStanding = <One extends Guarded>(
  quizId: QuizId,
  figureOf: FigureOf,
  guarded: readonly One[],
): WhatIfStanding<One> => {
  const { readAs } = quizRecordOf(quizId);
  const judged = guarded.map((one) => {
    const person = readPerson({ ...one.pair, quiz: readAs });
    return { one, pair: one.pair, person, assessment: assess(person) };
  });
  const open = judged.filter(({ one, assessment }) => waitForCare(assessment) && !isSeenForAll(one, assessment));
  const [first] = open;
  if (first) return { is: 'paused', raised: raisedIn(open), at: first.one };
  if (judged.some(({ pair }) => figureOf(pair) === null)) return { is: 'noFigure' };
  return {
    is: 'open',
    routes: [...new Set(judged.flatMap(({ assessment }) => assessment.routes))],
    isPraiseWithheld: judged.some(isQuiet),
  };
};

/** As on the result page: a notice, an illness, a pregnancy or heavy drinking rules out praise. */
const isQuiet = ({ person, assessment }: { readonly person: Person; readonly assessment: Assessment }): boolean =>
  mayNotPraise({ person, assessment, caveats: caveatsFor({ person, assessment, answeredShare: null }) });

const isSeenForAll = ({ seenFor = [] }: Guarded, { notices }: Assessment): boolean =>
  notices.every(({ code, level }) => level === 'soon' || (seenFor.includes(code) && !needsNewReading(code)));

type Judged = { readonly one: Guarded; readonly person: Person; readonly assessment: Assessment };

/** The notices that cannot wait, without duplicates, most serious first. */
const raisedIn = (judged: readonly Judged[]): readonly Raised[] => {
  const raised = new Map(
    judged.flatMap(({ one, person, assessment: { notices, routes } }) =>
      notices
        .filter(({ level }) => level !== 'soon')
        .map((notice) => [notice.code, { notice: dated(notice, one), person, routes }] as const),
    ),
  );
  const place = ({ notice }: Raised) => levelOrder.indexOf(notice.level);
  return [...raised.values()].sort((a, b) => place(a) - place(b));
};

/**
 * Adds the day of the quiz that raised the notice: the other quiz if its answers alone raise it, otherwise the heart quiz. The
 * level is that of the newer of the two results, which the page links to. So a momentary sign gets a lower level only if the user
 * answered the other quiz days later.
 */
const dated = (notice: Notice, { pair, days }: Guarded): Notice => {
  const habits = assess(readPerson({ ...pair, heart: {}, quiz: 'longevity' }));
  const isOfHabits = habits.redFlags.some(({ code }) => code === notice.code);
  const [day, other] = isOfHabits ? [days?.longevity, days?.heart] : [days?.heart, days?.longevity];
  if (days === undefined || day === undefined) return notice;
  if (other !== undefined && isOlder(day, other)) return olderNotice(notice, day);
  return isOlder(day, days.read) ? { ...notice, toldOn: day } : notice;
};
