import { writeFileSync } from 'node:fs';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { exportPerson } from '#functions/accounts/export-me.ts';
import { makeExportIndex } from '#functions/adapters/export-speech.ts';
import { storedSubmission } from '#functions/adapters/submissions/submissions.ts';
import { languageCodes } from '#shared/contract/language.ts';
import { storesOfAPerson } from './stores-of-a-person.ts';
import { someSubmission } from './submissions.ts';

// Writes an export of the same answers for each language of the process, by its code. The file is the parameter.

const [, , file = ''] = process.argv;
const submission = someSubmission(new Date('2026-07-01T10:00:00Z'));

const exported = languageCodes.map(async (language) => {
  const { userId, answers } = submission;
  const stored = { ...submission, schema: storedSubmission.current, state: 'scored', language };
  const items: Readonly<Record<string, object>> = {
    submissions: { ...stored, answers: JSON.stringify(answers) },
    accounts: { userId, language },
  };
  const send = async (command: unknown) => {
    const found = items[(command as GetCommand | QueryCommand).input.TableName ?? ''];
    if (command instanceof GetCommand) return { Item: found };
    return { Items: command instanceof QueryCommand && found ? [found] : [] };
  };
  const stores = storesOfAPerson(send);
  const deps = { stores, makeIndex: makeExportIndex, makeDocument: async () => null, now: () => new Date(0) };
  const { index, parts } = await exportPerson(deps, userId, 'https://longevity.example');
  return [language, { index, answers: parts.submissions[0]?.inWords }];
});

writeFileSync(file, JSON.stringify(Object.fromEntries(await Promise.all(exported))));
