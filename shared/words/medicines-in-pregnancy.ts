import type { Person } from '#shared/person/person.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { act, dont, type Words, what } from '#shared/safety/sentence.ts';
import { list } from './phrases.ts';

const tell = act('Tell your maternity team today or tomorrow which medicines you take.');
const afterwards: readonly Words[] = [
  dont('Do not stop or change one on your own.'),
  act('If your maternity team already knows them, you do not need to call.'),
];

export const tellMedicines: readonly Words[] = [tell, ...afterwards];

/** Names each medicine, and the day of the answer when that is not today. */
export const medicineWords = ({ heart }: Person, toldOn: string | null): readonly Words[] => {
  const names = [
    ...(heart.statin === 'statin' ? ['a statin'] : []),
    ...(heart.statin === 'other' ? ['another medicine for cholesterol'] : []),
    ...(heart.bpMedication === 'yes' ? ['a medicine for blood pressure'] : []),
    ...(heart.bloodThinner === 'yes' ? ['a blood thinner'] : []),
  ];
  const told = toldOn === null ? 'You told us' : `On ${dayWords(toldOn)} you told us`;
  return [tell, what(`${told}: ${list(names)}.`), ...afterwards];
};
