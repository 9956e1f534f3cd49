import type { Person } from '#shared/person/person.ts';
import { dayWords } from '#shared/reading/day-words.ts';
import { act, dont, type Words, what } from '#shared/safety/sentence.ts';
import * as words from '#words/maternity.ts';

const tell = act(words.tellWhichMedicines);
const afterwards: readonly Words[] = [dont(words.doNotStopOrChange), act(words.ifTheyKnowThem)];

export const tellMedicines: readonly Words[] = [tell, ...afterwards];

/** Names each medicine, and the day of the answer when that is not today. */
export const medicineWords = ({ heart }: Person, toldOn: string | null): readonly Words[] => {
  const names = [
    ...(heart.statin === 'statin' ? [words.aStatin] : []),
    ...(heart.statin === 'other' ? [words.anotherForCholesterol] : []),
    ...(heart.bpMedication === 'yes' ? [words.forBloodPressure] : []),
    ...(heart.bloodThinner === 'yes' ? [words.aBloodThinner] : []),
  ];
  const told = toldOn === null ? words.medicinesTold(names) : words.medicinesToldOn(dayWords(toldOn), names);
  return [tell, what(told), ...afterwards];
};
