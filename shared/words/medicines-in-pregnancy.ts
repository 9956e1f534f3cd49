import type { Person } from '#shared/person/person.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { list } from './phrases.ts';

const [tell, dont] = [
  'Tell your maternity team today or tomorrow which medicines you take.',
  'Do not stop or change one on your own. If your maternity team already knows them, you do not need to call.',
];

export const tellMedicines = `${tell} ${dont}`;

/** Names each medicine; and the day on which it was told, when that is not today. */
export const medicineWords = ({ heart }: Person, toldOn: string | null): string => {
  const names = [
    ...(heart.statin === 'statin' ? ['a statin'] : []),
    ...(heart.statin === 'other' ? ['another medicine for cholesterol'] : []),
    ...(heart.bpMedication === 'yes' ? ['a medicine for blood pressure'] : []),
    ...(heart.bloodThinner === 'yes' ? ['a blood thinner'] : []),
  ];
  return `${tell} ${toldOn === null ? 'You' : `On ${dayWords(toldOn)} you`} told us: ${list(names)}. ${dont}`;
};
