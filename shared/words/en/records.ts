import { listOf } from './list.ts';

// What the user told us. The day is named only if it is neither today nor yesterday.

export const labelWithValue = (label: string, values: readonly string[]) => `${label}: ${listOf(values)}.`;

export const labelAlone = (label: string) => `${label}.`;

export const told = (answers: string) => `You told us: ${answers}`;

export const toldOn = (day: string, answers: string) => `On ${day} you told us: ${answers}`;

export const toldValuesOn = (day: string, values: readonly string[]) => `On ${day} you told us: ${listOf(values)}.`;

export const toldNoAnswerOn = (day: string) => `On ${day} you told us about this.`;

export const toldAboutLabelOn = (day: string, label: string) => `On ${day} you told us about this: ${label}.`;

export const olderSign = (day: string, label: string) =>
  `On ${day} you told us about this: ${label}. If you have it now or had it in the last 24 hours, call your local emergency number now. If no one has checked it, see a doctor today.`;

export const olderChestPain = (day: string) =>
  `On ${day} you told us you had chest pain at that moment. If you have it now or had it in the last 24 hours, call your local emergency number now. If no one has checked it, see a doctor today.`;

export const olderSignCall = 'If you have it now or had it in the last 24 hours, call your local emergency number now.';

export const besideLeadingNotice = 'Tell them about this, too.';

export const besideUrgentNotice = 'Mention this at the same appointment.';

export const checkedSign = (toldOn: string, checkedOn: string) =>
  `You told us about this on ${toldOn}. On ${checkedOn} you said it had been checked. If it comes back, call your local emergency number.`;

// Once the user says that they were seen, until the rest of the page opens.

export const seenOpensOn = (saidOn: string, opensOn: string) =>
  `You told us on ${saidOn} that you were seen. The rest of this page opens on ${opensOn}.`;

export const seenAbout = (saidOn: string, labels: readonly string[]) =>
  `You told us on ${saidOn} that you were seen about: ${listOf(labels)}.`;

export const valueToldOn = (named: string, day: string) => `${named} (told on ${day})`;
