import { listOf } from './list.ts';

// What the user told us. The day is named only if it is neither today nor yesterday.

export const labelWithValue = (label: string, values: readonly string[]) => `${label}: ${listOf(values)}.`;

export const labelAlone = (label: string) => `${label}.`;

export const told = (answers: string) => `Nos dijo: ${answers}`;

export const toldOn = (day: string, answers: string) => `El ${day} nos dijo: ${answers}`;

export const toldValuesOn = (day: string, values: readonly string[]) => `El ${day} nos dijo: ${listOf(values)}.`;

export const toldNoAnswerOn = (day: string) => `El ${day} nos habló de esto.`;

export const toldAboutLabelOn = (day: string, label: string) => `El ${day} nos habló de esto: ${label}.`;

export const olderSign = (day: string, label: string) =>
  `El ${day} nos habló de esto: ${label}. Si lo tiene ahora o lo tuvo en las últimas 24 horas, llame ahora mismo al número local de emergencias. Si nadie lo ha revisado, consulte hoy a un médico.`;

export const olderChestPain = (day: string) =>
  `El ${day} nos dijo que en ese momento tenía dolor en el pecho. Si lo tiene ahora o lo tuvo en las últimas 24 horas, llame ahora mismo al número local de emergencias. Si nadie lo ha revisado, consulte hoy a un médico.`;

export const olderSignCall =
  'Si lo tiene ahora o lo tuvo en las últimas 24 horas, llame ahora mismo al número local de emergencias.';

export const besideLeadingNotice = 'Cuénteles también esto.';

export const besideUrgentNotice = 'Mencione esto en la misma cita.';

export const checkedSign = (toldOn: string, checkedOn: string) =>
  `Nos habló de esto el ${toldOn}. El ${checkedOn} usted dijo que ya lo habían revisado. Si le vuelve a pasar, llame al número local de emergencias.`;

// Once the user says that they were seen, until the rest of the page opens.

export const seenOpensOn = (saidOn: string, opensOn: string) =>
  `Nos dijo el ${saidOn} que ya le revisaron. El resto de esta página se abre el ${opensOn}.`;

export const seenAbout = (saidOn: string, labels: readonly string[]) =>
  `Nos dijo el ${saidOn} que ya le revisaron por lo siguiente: ${listOf(labels)}.`;

export const valueToldOn = (named: string, day: string) => `${named} (lo dijo el ${day})`;
