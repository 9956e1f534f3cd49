import type { Deadline } from '#shared/safety/levels.ts';

// What both quizzes say in pregnancy and in the six weeks after a birth.

const harm =
  'If you think of harming yourself or the baby, or see or hear things that others do not, call your local emergency number now.';

/** A low mood; the sentence on harm is never folded away. */
export const supportInPregnancy = `Call your midwife, health visitor or doctor today or tomorrow and say how low you feel. This is common in pregnancy and after a birth, and it can be treated. ${harm}`;

/** The same beside a warning, whose day is the only one on the page. */
export const supportInPregnancyLater = `Tell your midwife, health visitor or doctor how you feel. This is common in pregnancy and after a birth, and it can be treated. ${harm}`;

/** NICE NG209 and ACOG 807, from memory. Without a day of its own beside a warning or a notice that is sooner. */
export const smokingHelpInPregnancy = (openBy: Deadline | null): string => {
  const isSooner = openBy === 'tomorrow' || openBy === 'days';
  return `Stopping helps you and the baby at every stage. Ask your midwife${isSooner ? '' : ' this week'} for the stop-smoking service (US: 1-800-QUIT-NOW). Nicotine patches or gum are safer than smoking; ask which suits you. Do not use varenicline or bupropion unless your doctor says so. If you already take varenicline or bupropion, do not stop on your own: call your doctor today or tomorrow.`;
};
