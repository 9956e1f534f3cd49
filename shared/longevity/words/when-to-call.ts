import type { RouteCode } from '#shared/safety/routes.ts';

/** When this person should call for help at once, pregnancy first; empty when no route asks for a list of its own. */
export const whenToCallOf = (routes: readonly RouteCode[]): readonly string[] => [
  ...new Set(lists.filter(({ route }) => routes.includes(route)).flatMap(({ signs }) => signs)),
];

const bodyRunsShort = [
  'You faint, or your heart pounds or flutters.',
  'You have chest pain or cannot catch your breath.',
  'You cannot keep food or drink down.',
  'You think about harming yourself.',
];

const lists: readonly { readonly route: RouteCode; readonly signs: readonly string[] }[] = [
  {
    /** ACOG 767 and CDC Hear Her: signs and blood pressure limits in pregnancy and six weeks after. */
    route: 'pregnant',
    signs: [
      'You have a bad headache that will not go away.',
      'You have trouble seeing, or see flashing lights.',
      'You have pain just under your ribs.',
      'Your face or hands swell up fast.',
      'Your blood pressure is 140 over 90 or more.',
      'At 160 over 110 or more, with chest pain, or if you cannot catch your breath, call your local emergency number.',
    ],
  },
  { route: 'severeUnderweight', signs: bodyRunsShort },
  { route: 'eatingRisk', signs: bodyRunsShort },
];
