import { listOf } from './list.ts';
import { plural } from './plural.ts';

// Answers, as the rows of the result and the steps of the plan quote them.

export const rowAnswer = (name: string, answer: string) => `${name} (“${answer}”)`;

export const rowAnswers = (answers: readonly string[]) => `You told us: ${listOf(answers)}.`;

export const minutesModerate = (minutes: number) =>
  plural(minutes, { one: '1 minute of moderate activity a week', other: '# minutes of moderate activity a week' });

export const minutesVigorous = (minutes: number) =>
  plural(minutes, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' });

export const minutesBoth = (moderate: number, vigorous: number) =>
  plural(moderate, {
    one: `1 minute of moderate activity and ${plural(vigorous, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' })}`,
    other: `# minutes of moderate activity and ${plural(vigorous, { one: '1 minute of vigorous activity a week', other: '# minutes of vigorous activity a week' })}`,
  });

export const noMinutes = 'None yet';

export const missedDoses = (answer: string) => `Missed: ${answer}`;
