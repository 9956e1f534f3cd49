import type { SupportLine } from '#shared/contract/result-additions.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { maternalLine, supportLines } from '#shared/safety/support-lines.ts';

/** What a phone dials, for a contact that names a number. */
const dialled = (contact: string): string | undefined => /\d[\d -]*\d/.exec(contact)?.[0].replaceAll(/[ -]/g, '');

const withTel = (line: SupportLine): SupportLine => {
  const tel = dialled(line.contact);
  return { ...line, ...(tel ? { tel } : {}) };
};

const forAll: readonly SupportLine[] = supportLines.map(withTel);

/** As the notice `eatingLines` of `shared/safety` names them. */
const forEating: readonly SupportLine[] = [
  {
    region: 'UK',
    name: 'Beat, help with eating',
    contact: 'beateatingdisorders.org.uk',
    hours: 'helplines, chat and email',
  },
  { region: 'US', name: 'ANAD, help with eating', contact: 'anad.org', hours: 'helpline and groups' },
];

/** Where this person can talk to somebody; empty when no route asks for it. Never the only help. */
export const supportContacts = (routes: readonly RouteCode[]): SupportLine[] => {
  if (routes.includes('eatingRisk') || routes.includes('severeUnderweight')) return [...forEating, ...forAll];
  if (!routes.includes('lowMood')) return [];
  return routes.includes('pregnant') ? [withTel(maternalLine), ...forAll] : [...forAll];
};
