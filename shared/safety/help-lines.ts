import type { Person } from '#shared/person/person.ts';
import type { Assessment } from './assess.ts';
import type { RouteCode } from './care-routes.ts';
import type { RedFlagCode } from './red-flags.ts';

/** Lines of the place where the person is: after a birth, to talk to somebody, about eating. */
const lineKinds = ['maternal', 'crisis', 'eating'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Which lines of the place stand beside the notices, the first to call first (SAFETY 5). */
export const lineKindsFor = (person: Person, { redFlags, routes }: Assessment): readonly LineKind[] => {
  const has = (...codes: readonly RedFlagCode[]) => redFlags.some(({ code }) => codes.includes(code));
  const isOn = (route: RouteCode) => routes.includes(route);
  const needsTalk = isOn('lowMood') || has('moodSupport', 'weightDanger', 'eatingUrgent');
  const isNeeded: Readonly<Record<LineKind, boolean>> = {
    maternal: needsTalk && (isOn('pregnant') || (has('moodSupport') && mayHaveGivenBirth(person))),
    crisis: needsTalk,
    eating: isOn('eatingRisk') || has('eatingSupport', 'eatingUrgent'),
  };
  return lineKinds.filter((kind) => isNeeded[kind]);
};

/** Anyone but a man, of 18 to 55 years or of unknown age, whatever the answer on pregnancy: it covers six weeks only. */
export const mayHaveGivenBirth = ({ longevity: { gender }, age }: Pick<Person, 'longevity' | 'age'>): boolean =>
  gender !== 'male' && (age === null || (age >= 18 && age <= 55));
