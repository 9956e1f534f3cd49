import type { RedFlagNotice } from '#shared/contract/result.ts';
import type { Checked } from '#shared/contract/submission.ts';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { caveatsFor, mayNotPraise } from '#shared/longevity/caveats.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess, waitForCare } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { FigureOf, OwnPair } from './lever.ts';

/** A pair of answers, and what the user has since reported under the notice that they raise. */
export type Guarded = { readonly pair: OwnPair; readonly checked?: Checked['answer'] };

/**
 * Whether the page opens. `paused`: no clinician has looked at a warning yet. `treated`: one has, and the estimate may no
 * longer apply to this person. `noFigure`: there is no estimate to compare with.
 */
export type WhatIfStanding<One extends Guarded = Guarded> =
  | { readonly is: 'open'; readonly routes: readonly RouteCode[]; readonly isPraiseWithheld: boolean }
  | { readonly is: 'paused'; readonly notices: readonly RedFlagNotice[]; readonly at: One }
  | { readonly is: 'treated' | 'noFigure' };

/**
 * Judges the answers behind the result and the newest ones: any pair can close the page, and the routes of all pairs apply.
 * The safety rules decide; this file knows no symptom.
 */
export const whatIfStanding = <One extends Guarded>(
  quizId: QuizId,
  figureOf: FigureOf,
  guarded: readonly One[],
): WhatIfStanding<One> => {
  const { figure, readAs } = quizRecordOf(quizId);
  const judged = guarded.map((one) => {
    const { pair, checked } = one;
    const person = readPerson({ ...pair, quiz: readAs });
    return { one, pair, checked, person, assessment: assess(person) };
  });
  const warned = judged.filter(({ assessment }) => waitForCare(assessment));
  const open = warned.filter(({ checked }) => checked === undefined || checked === 'notSeen');
  const [first] = open;
  if (first) return { is: 'paused', notices: noticesOf(open), at: first.one };
  if (figure.isForUntreated && warned.some(({ checked }) => checked === 'treated')) return { is: 'treated' };
  if (judged.some(({ pair }) => figureOf(pair) === null)) return { is: 'noFigure' };
  return {
    is: 'open',
    routes: [...new Set(judged.flatMap(({ assessment, checked }) => routesFor(assessment.routes, checked)))],
    isPraiseWithheld: judged.some(isQuiet),
  };
};

/** As on the result page: no praise with a notice, an illness, a pregnancy or heavy drinking. */
const isQuiet = ({ person, assessment }: { readonly person: Person; readonly assessment: Assessment }): boolean =>
  mayNotPraise({ person, assessment, caveats: caveatsFor({ person, assessment, answeredShare: null }) });

/** The route is lifted only when a clinician found nothing; a person under treatment asks their clinician first. */
const routesFor = (routes: readonly RouteCode[], checked: Guarded['checked']): readonly RouteCode[] =>
  checked === 'nothingNeeded' ? routes.filter((route) => route !== 'waitForCare') : routes;

/** The notices that cannot wait, each once. */
const noticesOf = (judged: readonly { readonly assessment: ReturnType<typeof assess> }[]): RedFlagNotice[] => {
  const raised = new Map(
    judged.flatMap(({ assessment }) => assessment.notices.map((notice) => [notice.code, notice] as const)),
  );
  return [...raised.values()].filter(({ level }) => level !== 'soon');
};
