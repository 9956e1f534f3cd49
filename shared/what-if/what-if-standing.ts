import type { Checked } from '#shared/contract/headline.ts';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import { type QuizId, quizRecordOf } from '#shared/derived-names.ts';
import { caveatsFor, mayNotPraise } from '#shared/longevity/caveats.ts';
import type { Person } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { type Assessment, assess, waitForCare } from '#shared/safety/assess.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import type { FigureOf } from './figure.ts';
import type { OwnPair } from './own-pair.ts';

/** A pair of answers, and what the person has told us since under the notice that they raise. */
export type Guarded = { readonly pair: OwnPair; readonly checked?: Checked['answer'] };

/**
 * Whether somebody may play with their answers. `paused`: a warning stands and nobody has looked at it. `treated`: somebody
 * has, and the figure may no longer be made for this person. `noFigure`: there is nothing to compare with.
 */
export type WhatIfStanding<One extends Guarded = Guarded> =
  | { readonly is: 'open'; readonly routes: readonly RouteCode[]; readonly isPraiseWithheld: boolean }
  | { readonly is: 'paused'; readonly notices: readonly RedFlagNotice[]; readonly at: One }
  | { readonly is: 'treated' | 'noFigure' };

/**
 * The answers behind the result, and the newest ones: each pair alone can close the page, and the routes of all of them
 * hold. The safety rules decide; nothing here knows a symptom.
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

/** As on the page of a result: no word of praise beside a notice, an illness, a pregnancy or heavy drinking. */
const isQuiet = ({ person, assessment }: { readonly person: Person; readonly assessment: Assessment }): boolean =>
  mayNotPraise({ person, assessment, caveats: caveatsFor({ person, assessment, answeredShare: null }) });

/** Who was told that nothing more is needed may think of moving again; who is treated asks those who treat them. */
const routesFor = (routes: readonly RouteCode[], checked: Guarded['checked']): readonly RouteCode[] =>
  checked === 'nothingNeeded' ? routes.filter((route) => route !== 'waitForCare') : routes;

/** Each once, of those that may not wait. */
const noticesOf = (judged: readonly { readonly assessment: ReturnType<typeof assess> }[]): RedFlagNotice[] => {
  const raised = new Map(
    judged.flatMap(({ assessment }) => assessment.notices.map((notice) => [notice.code, notice] as const)),
  );
  return [...raised.values()].filter(({ level }) => level !== 'soon');
};
