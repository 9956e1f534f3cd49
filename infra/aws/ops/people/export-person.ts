import { exportPerson } from '#functions/accounts/export-me.ts';
import { makeExportIndex } from '#functions/adapters/export-speech.ts';
import { makeExportDocument } from '#functions/adapters/fhir-document.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { type Command, option } from '#infra/aws/ops/command.ts';
import { placesOf, requirePerson, userIdOf } from './person-places.ts';

export const exportPersonCommand: Command = {
  word: 'export-person',
  does: 'prints everything that is stored about a user, except secrets. Changes nothing',
  examples: ['npm run --silent ops -- export-person --stage prod ada@example.com > ada.json'],
  operand: { name: 'person', does: 'who, by address or by id' },
  options: { stage: option.stage },
  speaks: true,
  // The same code as 'download my data' on the account page.
  run: async ({ stage, operand, print }) => {
    const person = requirePerson(operand, exportPersonCommand);
    const places = await placesOf(stage);
    const userId = await userIdOf(places, person);
    const deps = {
      stores: personStores(places),
      makeDocument: makeExportDocument,
      makeIndex: makeExportIndex,
      now: places.now,
    };
    print(JSON.stringify(await exportPerson(deps, userId, places.site), null, 2));
  },
};
