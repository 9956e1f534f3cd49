/**
 * `npm run --silent ops -- export-person --stage prod ada@example.com > ada.json`: exports everything that is stored about a
 * user, by the same code as 'download my data' on their account page.
 */
import { exportPerson } from '#functions/accounts/export-me.ts';
import { makeDocument } from '#functions/adapters/export-document.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { type Command, type Given, stageOption, type Terminal } from '#infra/aws/ops/command.ts';
import { placesOf, userIdOf, whoIn } from './person.ts';

async function run(given: Given, { print }: Terminal): Promise<void> {
  const { stage, person } = whoIn(exportPersonCommand, given);
  const places = await placesOf(stage);
  const userId = await userIdOf(places, person);
  const exported = await exportPerson(
    { stores: personStores(places), makeDocument, now: places.now },
    userId,
    places.site,
  );
  print(JSON.stringify(exported, null, 2));
}

export const exportPersonCommand: Command = {
  word: 'export-person',
  does: 'prints everything that is stored about a user, except secrets. Changes nothing',
  examples: ['npm run --silent ops -- export-person --stage prod ada@example.com > ada.json'],
  operand: { name: 'person', does: 'who, by address or by id' },
  options: { stage: stageOption },
  run,
};
