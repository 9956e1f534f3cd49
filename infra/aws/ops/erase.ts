/**
 * `npm run erase -- --stage prod ada@example.com`: erases a person for good, as 'erase everything' on their account page
 * does and by the same code. It asks first. Safe to repeat. With `--again` in place of a person it erases whoever was
 * erased before and has come back with a restored backup.
 */
import { createBackupClient } from '#functions/adapters/user-backups.ts';
import { formerIdsIn } from './account-map.ts';
import {
  type Command,
  confirmOption,
  dryRunOption,
  type Given,
  stageOf,
  stageOption,
  type Terminal,
  UsageError,
} from './command.ts';
import { countErasedAgain, eraseAgain, type FormerIds } from './erase-again.ts';
import { eraseFrom } from './erase-from.ts';
import { placesOf, userIdOf, whoIn } from './person.ts';
import { runIfStarted } from './run-command.ts';
import { readOutputs } from './stage-outputs.ts';

async function run(given: Given, terminal: Terminal): Promise<void> {
  if (given.has('again')) return runAgain(given, terminal);
  const { stage, person } = whoIn(erase, given);
  const places = await placesOf(stage);
  const userId = await userIdOf(places, person);
  terminal.print(places.place);
  if (given.has('dry-run')) return terminal.print(`${userId} would be erased. Nothing was changed.`);
  const question = `Everything of ${person} in the stage ${stage} goes for good. Type ${userId}: `;
  const answer = given.text('confirm') ?? (await terminal.ask(question));
  if (answer.trim() !== userId) throw new UsageError('Nothing was erased: what was typed is not the id.');
  await eraseFrom(places, userId, terminal.pause);
  terminal.print(
    `Erased: ${userId}. What is left: recovery points of the tables (35 days), ids in logs, and an address that bounced ` +
      'on the suppression list of SES (docs/operations.md says how to remove it).',
  );
}

/** None in a stage that was deployed before users were backed up. */
async function formerIdsOf(stage: string): Promise<FormerIds> {
  const bucket = (await readOutputs(stage)).find('UserBackupsBucket');
  return bucket ? formerIdsIn({ client: createBackupClient(), bucket }) : new Map();
}

/** Asks nothing: each of them has asked to be erased. */
async function runAgain(given: Given, { print, pause }: Terminal): Promise<void> {
  if (given.operand) throw new UsageError('Name a person, or say --again, which means everybody who was erased.');
  const stage = stageOf(erase, given);
  const places = await placesOf(stage);
  print(places.place);
  const formerIds = await formerIdsOf(stage);
  if (given.has('dry-run'))
    return print(`${await countErasedAgain(places, pause, formerIds)} who were erased are back.`);
  const erased = await eraseAgain(places, pause, formerIds);
  print(erased === 0 ? 'Nobody who was erased is back.' : `Erased again: ${erased} people who had come back.`);
}

export const erase: Command = {
  word: 'erase',
  does: 'erases a person for good, as their account page does',
  examples: [
    'npm run erase -- --stage prod ada@example.com',
    'npm run erase -- --stage prod --again',
    'npm run erase -- --stage prod ada@example.com --dry-run',
  ],
  operand: { name: 'person', does: 'who, by address or by id' },
  options: {
    stage: stageOption,
    again: { does: 'in place of a person: everybody who was erased and came back with a restored backup' },
    confirm: confirmOption('the id of the person'),
    'dry-run': dryRunOption,
  },
  run,
};

await runIfStarted(erase, import.meta.url);
