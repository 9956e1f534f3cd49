/**
 * `npm run export-person --silent -- --stage prod ada@example.com > ada.json`: everything that is stored of a person, as
 * 'download my data' on their account page gives it and by the same code.
 */
import { fileURLToPath } from 'node:url';
import { exportPerson } from '#functions/accounts/export-me.ts';
import { makeDocument } from '#functions/adapters/export-document.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { explainRefusal } from './explain-refusal.ts';
import { placesOf, readWhoAndWhere, userIdOf } from './person.ts';

async function run(given: readonly string[]): Promise<string> {
  const { stage, person } = readWhoAndWhere('export-person', given);
  const places = await placesOf(stage);
  const userId = await userIdOf(places, person);
  const exported = await exportPerson(
    { stores: personStores(places), makeDocument, now: places.now },
    userId,
    places.site,
  );
  return JSON.stringify(exported, null, 2);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    console.error(explainRefusal(error));
    process.exitCode = 1;
  }
}
