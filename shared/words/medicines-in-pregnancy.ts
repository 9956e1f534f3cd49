import type { Person } from '#shared/person/person.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { act, dont, type Words, what } from '#shared/safety/sentence.ts';
import * as words from '#words/maternity.ts';

const tell = act(words.medicinesTell);
const afterwards: readonly Words[] = [dont(words.medicinesWarning), act(words.medicinesKnown)];

export const tellMedicines: readonly Words[] = [tell, ...afterwards];

/** Names each medicine, and the day of the answer if that is not today. */
export const medicineWords = ({ heart }: Person, toldOn: string | null): readonly Words[] => {
  const names = [
    ...(heart.statin === 'statin' ? [words.medicineStatin] : []),
    ...(heart.statin === 'other' ? [words.medicineOtherCholesterol] : []),
    ...(heart.bpMedication === 'yes' ? [words.medicineBloodPressure] : []),
    ...(heart.bloodThinner === 'yes' ? [words.medicineBloodThinner] : []),
  ];
  const told = toldOn === null ? words.medicinesTold(names) : words.medicinesToldOn(dayWords(toldOn), names);
  return [tell, what(told), ...afterwards];
};
