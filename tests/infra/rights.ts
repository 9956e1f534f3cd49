import { apiFunctionNames, entryOf } from '#infra/aws/functions/entries.ts';
import { constructOfTable } from '#infra/facts/table-keys.ts';
import { featureTableNames } from '#shared/features/tables.ts';
import { resourcesOf, type VariantName } from './synthesize.ts';

export type Right = { action: string; resource: string; conditions?: unknown };

type Statement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: unknown };

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Intrinsic functions as text: the name of a resource does not matter, only its identity. */
const written = (resource: unknown): string => (typeof resource === 'string' ? resource : JSON.stringify(resource));

const rightsOf = (statements: Statement[]): Right[] =>
  statements
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap(({ Action, Resource, Condition }) =>
      list(Action).flatMap((action) =>
        list(Resource).map((resource) => ({
          action,
          resource: written(resource),
          ...(Condition ? { conditions: Condition } : {}),
        })),
      ),
    );

/** What each role may do, by the role's logical id. */
export function rightsByRole(variant: VariantName): Map<string, Right[]> {
  const rights = new Map<string, Right[]>();
  for (const [id, role] of resourcesOf(variant, 'AWS::IAM::Role')) {
    const inline = (role.Properties.Policies ?? []).flatMap((policy: { PolicyDocument: { Statement: Statement[] } }) =>
      rightsOf(policy.PolicyDocument.Statement),
    );
    rights.set(id, inline);
  }
  for (const [, policy] of resourcesOf(variant, 'AWS::IAM::Policy')) {
    const own = rightsOf(policy.Properties.PolicyDocument.Statement);
    for (const { Ref } of policy.Properties.Roles) rights.set(Ref, [...(rights.get(Ref) ?? []), ...own]);
  }
  return rights;
}

/** The rights of the function whose entry is described so; ids of roles start with the construct's path. */
export function rightsOfFunction(variant: VariantName, idStart: string): Right[] {
  const found = [...rightsByRole(variant)].filter(([id]) => id.startsWith(`${idStart}Role`));
  if (found.length !== 1) throw new Error(`${found.length} roles start with ${idStart}Role; expected one.`);
  return found[0]?.[1] ?? [];
}

/** The construct of each function: the beginning of its logical ids. */
const functionIds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(apiFunctionNames.map((name) => [entryOf(name), `Api${name}`])),
  'generate-results': 'ResultsWorkerGenerateResults',
  'handle-account-jobs': 'AccountWorkHandleAccountJobs',
  'send-effects': 'EffectsSendEffects',
  'sweep-waiting': 'ResultsSweepWaiting',
  'record-mail-event': 'ResultsRecordMailEvent',
  'run-probe': 'ProbeRunProbe',
  'back-up-users': 'UserBackupsBackUpUsers',
  'pre-token-generation': 'SignInPreTokenGeneration',
};

export const functionEntries: readonly string[] = Object.keys(functionIds);

export const idOf = (entry: string): string => {
  const id = functionIds[entry];
  if (!id) throw new Error(`There is no function ${entry}.`);
  return id;
};

/** A secret that a function reads when it starts: the server's key, and the probe's. rights.test.ts lists the functions. */
const isSecretAtStart = ({ action, resource, conditions }: Right): boolean =>
  (action === 'secretsmanager:GetSecretValue' && /"(ServerKey|SessionKeys|ProbeKey)/.test(resource)) ||
  (action === 'kms:Decrypt' && /"kms:ViaService".*secretsmanager/.test(JSON.stringify(conditions ?? '')));

export const secretsAtStart = (variant: VariantName, name: string): Right[] =>
  rightsOfFunction(variant, idOf(name)).filter(isSecretAtStart);

/** The rights that a function uses for its work. */
const rightsAtWork = (variant: VariantName, name: string): Right[] =>
  rightsOfFunction(variant, idOf(name)).filter((right) => !isSecretAtStart(right));

/** Without the two of the log, which all have, and those of the tables' key, which follow from the tables'. */
export const ownActions = (variant: VariantName, name: string): string[] => [
  ...new Set(
    rightsAtWork(variant, name)
      .filter(({ action, resource }) => !action.startsWith('logs:') && !/^kms:.*"DataKey/.test(action + resource))
      .map(({ action }) => action),
  ),
];

/** The resource of an ARN, by the construct in it. */
const things: readonly (readonly [RegExp, string])[] = [
  [/TablesSubmissions\w+.*\/index\/waiting/, 'submissions/waiting'],
  [/TablesAccounts\w+.*\/index\/due/, 'accounts/due'],
  [/^\{"Fn::GetAtt":\["TablesSubmissions/, 'submissions'],
  [/^\{"Fn::GetAtt":\["TablesResults/, 'results'],
  [/^\{"Fn::GetAtt":\["TablesAccounts/, 'accounts'],
  [/^\{"Fn::GetAtt":\["TablesErased/, 'erased'],
  ...featureTableNames.map(
    (name) => [new RegExp(`^\\{"Fn::GetAtt":\\["Tables${constructOfTable(name)}`), name] as const,
  ),
  [/^\{"Fn::GetAtt":\["TablesLimits/, 'limits'],
  [/^\{"Fn::GetAtt":\["ResultQueueWaiting/, 'the result queue'],
  [/^\{"Fn::GetAtt":\["EffectQueueWaiting/, 'the effect queue'],
  [/^\{"Fn::GetAtt":\["AccountQueueWaiting/, 'the account queue'],
  [/^\{"Fn::GetAtt":\["ResultsEventDeadLetters/, 'dead sweeps'],
  [/^\{"Fn::GetAtt":\["SignInUsers/, 'the user pool'],
  [/UserBackupsBucket\w+.*"\/users\/\*"/, 'backups of users'],
  [/^\{"Fn::GetAtt":\["UserBackupsBucket/, 'the bucket of backups'],
  [/^\{"Fn::GetAtt":\["DataKey/, 'the key'],
  [/^\{"Fn::GetAtt":\["SigningKeysKey1/, 'the signing key'],
];

/** `dynamodb:Query submissions`: without the log's, which all have. */
export const whatItMayDo = (variant: VariantName, name: string): string[] =>
  rightsAtWork(variant, name)
    .filter(({ action }) => !action.startsWith('logs:'))
    .map(({ action, resource }) => `${action} ${things.find(([arn]) => arn.test(resource))?.[1] ?? resource}`);
