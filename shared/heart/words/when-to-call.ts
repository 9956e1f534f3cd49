import { hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { HeartFacts } from './heart-facts.ts';

const callForHeart = [
  'Call your local emergency number for pain, pressure or tightness in the chest that lasts more than a few minutes or comes back.',
  'Call it for pain that spreads to an arm, the jaw or back, or for sweating, feeling sick or short breath with it.',
  'Call it when one side of the face drops, an arm goes weak, or speech is slurred.',
];

const callWhenPregnant = [
  'Call your maternity unit now for a bad headache that will not go away, for trouble seeing, or for flashing lights.',
  'Call it now for pain just under your ribs, or for sudden swelling of your face or hands.',
  'Call it now for a blood pressure of 140 over 90 or more.',
  'At 160 over 110 or more, with chest pain, or if you cannot catch your breath, call your local emergency number.',
  'This holds until six weeks after the birth.',
];

const callWhenThin = [
  'Get help today if you faint, or if your heart pounds or flutters.',
  'Get help today if you cannot keep food or drink down.',
  'Call your local emergency number for chest pain, or if you cannot catch your breath.',
  'Call it, or a support line, if you think about harming yourself.',
];

const callWithKidneys = [
  'Call your local emergency number for chest pain, for a very weak or uneven heartbeat, or if you cannot catch your breath.',
  'Call your kidney team the same day for swelling that grows fast.',
];

/** When to call for help: of every route that has signs of its own, pregnancy first. Beside another warning, the heart's. */
export const whenToCallOf = ({ one, isCareFirst }: HeartFacts): string[] => {
  const own = [
    ...(hasRoute(one, 'pregnant') ? callWhenPregnant : []),
    ...(hasRoute(one, 'severeUnderweight', 'eatingRisk') ? callWhenThin : []),
    ...(hasRoute(one, 'kidneyFailure') ? callWithKidneys : []),
    ...(hasRoute(one, 'establishedCvd') ? callForHeart : []),
  ];
  return own.length === 0 && isCareFirst ? callForHeart : own;
};
