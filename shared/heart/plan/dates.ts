import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import { hasRoute } from '#shared/safety/assess.ts';
import { type Deadline, soonest } from '#shared/safety/levels.ts';
import { hasHeartDisease } from '#shared/safety/terms.ts';
import type { NextStep } from './next-steps.ts';

type Item = { readonly code: string; readonly by?: Deadline };

/**
 * Adds the date to every step that has one. The next step and the appointment of a notice get the earliest of all dates. With a
 * warning no step has a date, because the warning's level says how soon.
 */
export const withDates = <Planned extends Item>(
  items: readonly Planned[],
  one: HeartCase,
  nextStep: NextStep,
): Planned[] => {
  if (hasRoute(one, 'waitForCare')) return [...items];
  const dated = items.map((item) => ({ item, by: item.by ?? ownDate(item.code, one) }));
  const earliest = soonest([...one.assessment.notices.map(({ by }) => by), ...dated.map(({ by }) => by)]);
  return dated.map(({ item, by }) => {
    const isEarliest =
      item.code === 'nutritionCare' || (by !== null && (item.code === nextStep || item.code === 'bookNoted'));
    const date = isEarliest ? earliest : by;
    return date === null ? item : { ...item, by: date };
  });
};

/** The deadline of a step that no notice asks for; null where the next visit is early enough. */
const ownDate = (code: string, one: HeartCase): Deadline | null => {
  const isPregnant = hasRoute(one, 'pregnant');
  switch (code) {
    case 'supportTalk':
      return one.assessment.notices.find((notice) => notice.code === 'moodSupport')?.by ?? null;
    case 'medicinesInPregnancy':
      return 'tomorrow';
    case 'alcoholHelp':
      return isPregnant ? 'today' : 'twoWeeks';
    case 'secondarySoon':
      return 'twoWeeks';
    case 'tellBreathless':
      return isPregnant ? 'days' : 'weeks';
    case 'sugarReview':
    case 'tellHealth':
      return 'weeks';
    case 'pregnancyCare':
      return needsEarlyPregnancyCare(one) ? 'days' : null;
    default:
      return null;
  }
};

/** Whether the person has an illness that the maternity team must know about. */
const needsEarlyPregnancyCare = ({ person, hasDiabetes }: HeartCase): boolean => {
  const { kidneyDisease } = person.heart;
  return (
    hasHeartDisease(person) ||
    hasDiabetes ||
    kidneyDisease === 'dialysisOrTransplant' ||
    kidneyDisease === 'stage5' ||
    kidneyDisease === 'severe'
  );
};
