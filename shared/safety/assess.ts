import type { RedFlagLevel } from '#shared/contract/result.ts';
import type { Person } from '#shared/person/person.ts';
import { type RouteCode, routes } from './care-routes.ts';
import { readFacts } from './red-flag.ts';
import { type Notice, noticeOf, type RedFlagCode, redFlags } from './red-flags.ts';

export type RaisedFlag = { readonly code: RedFlagCode; readonly level: RedFlagLevel };

/** Most serious flag first; routes in the order of METHODS 1.6. */
export type Assessment = {
  readonly redFlags: readonly RaisedFlag[];
  readonly routes: readonly RouteCode[];
  /** The same flags in the same order, in the words that this person reads. */
  readonly notices: readonly Notice[];
  /** Older signs from the other quiz that a clinician has examined since. */
  readonly checkedSigns?: readonly Pick<Notice, 'code' | 'label' | 'message'>[];
};

/**
 * Decides whether a person needs care, and how both engines must treat them: whatever the score says, and also when nothing
 * is estimated. Nothing else decides it: quiz, results, mails, trends and what-if all call this.
 */
export const assess = (person: Person): Assessment => {
  const facts = readFacts(person);
  const raised = redFlags.filter((flag) => flag.isRaised(facts));
  const codes = new Set<RedFlagCode>(raised.map(({ code }) => code));
  const one = {
    facts,
    hasFlag: (...wanted: readonly RedFlagCode[]) => wanted.some((code) => codes.has(code)),
    hasEmergencyOrUrgent: raised.some(({ level }) => level !== 'soon'),
  };
  return {
    redFlags: raised.map(({ code, level }) => ({ code, level })),
    routes: routes.filter(({ applies }) => applies(one)).map(({ code }) => code),
    notices: raised.map((flag) => noticeOf(flag, facts, codes)),
  };
};

export type Assessed = { readonly assessment: Assessment };

export const hasRoute = ({ assessment: { routes } }: Assessed, ...codes: readonly RouteCode[]): boolean =>
  codes.some((code) => routes.includes(code));

export const hasFlag = ({ assessment: { redFlags } }: Assessed, ...codes: readonly RedFlagCode[]): boolean =>
  redFlags.some((flag) => codes.includes(flag.code));

/** An emergency or urgent flag is raised: show the notice first and no reassuring word beside any number. */
export const waitForCare = ({ routes }: Assessment): boolean => routes.includes('waitForCare');
