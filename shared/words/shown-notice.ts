import type { Notice as ShownNotice, SupportLine } from '#shared/contract/result.ts';
import { deadlines } from '#shared/safety/levels.ts';
import { maternalLine, supportLines } from '#shared/safety/notices.ts';
import type { Notice } from '#shared/safety/red-flags.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import { curly } from './phrases.ts';

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

/** The list under 'Until you have been seen', whatever the warning is. */
export const untilSeen: readonly string[] = [
  'Rest. Please don’t start or step up any exercise.',
  'Go on taking your medicines as agreed.',
  'Don’t drive yourself if it comes back. Let someone bring you.',
  'Call your local emergency number (911 in the US, 999 in the UK, 112 in the EU) if it gets worse.',
];

/** A notice as a page, a mail and a print carry it. */
export const shownNotice = ({ code, level, label, message, shownBy, toldOn, mayBeClosed }: Notice): ShownNotice => ({
  code,
  level,
  message: curly(message),
  label: curly(label),
  isEmergency: level === 'emergency',
  ...(shownBy ? { by: deadlines[shownBy] } : {}),
  ...(toldOn ? { toldOn, mayBeClosed: mayBeClosed === true } : {}),
});
