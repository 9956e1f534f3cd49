import { dollarsOf } from '#infra/aws/ops/cost/cost.ts';
import { seeded } from '#tests/support/random.ts';
import { brokenPromises } from './reminder-promises.ts';
import { reminderYears } from './reminder-years.ts';

const people = 1000;
const years = 2;

/** Two years of a thousand people who each asked for a reminder: what they got, and what it cost. */
export const reminderReport = async (): Promise<string> => {
  const start = new Date('2026-08-31T12:00:00Z');
  const { lives, calls } = await reminderYears({ people, years, random: seeded(1).next, start, faults: 0.05 });
  const rows = [1, 3, 6, 12].map((months) => {
    const of = lives.filter((life) => life.months === months);
    const mails = of.map((life) => life.mails.length);
    const sum = mails.reduce((all, count) => all + count, 0);
    return `| ${months} | ${of.length} | ${(sum / of.length).toFixed(2)} | ${Math.max(...mails)} | ${Math.floor((years * 12) / months)} |`;
  });
  const broken = lives.flatMap(brokenPromises);
  const afterOff = lives.flatMap(({ mails, offAt }) => mails.filter(({ at }) => offAt !== null && at > offAt));
  // A write changes the item and its row in the index, which is one taken away and one added.
  const dollars =
    dollarsOf({ price: 'mail', amount: calls.mails }) +
    dollarsOf({ price: 'dynamoWrite', amount: 3 * calls.writes }) +
    dollarsOf({ price: 'dynamoRead', amount: calls.reads });
  return [
    `${people} people, ${years} years on a virtual clock, one call of SES in twenty fails and one worker in twenty dies`,
    '',
    '| asked for, in months | people | mails each | most | at most |',
    '| --: | --: | --: | --: | --: |',
    ...rows,
    '',
    `Promises broken: ${broken.length}. Mails after it was turned off: ${afterOff.length}.`,
    `Cost per 1,000 people and year: $${(dollars / years).toFixed(3)}; and for the whole stage $${(dollarsOf({ price: 'dynamoRead', amount: calls.queries / 2 }) / years).toFixed(2)} a year for looking each minute.`,
  ].join('\n');
};
