import { expect, test } from 'vitest';
import { allResources } from './synthesize.ts';

/** The names under which CloudFormation knows what holds data, in every stage. Whoever adds such a thing adds its name. */
const pinned: Readonly<Record<string, readonly string[]>> = {
  'AWS::Cognito::UserPool': ['SignInUsers1801E146'],
  'AWS::DynamoDB::Table': [
    'TablesAccounts2D520C9A',
    'TablesErased1BB3A94F',
    'TablesLimits627214C7',
    'TablesLinksA637170D',
    'TablesResultsD85FCDF1',
    'TablesSubmissions10B0C7C7',
  ],
  'AWS::KMS::Key': ['DataKey2A0DE9E6', 'SigningKeysKey1B5858CEC'],
  'AWS::S3::Bucket': ['SiteFiles975A43CF', 'UserBackupsBucketEF024000'],
  'AWS::SecretsManager::Secret': ['OriginSecret9A421E71', 'ServerKeyAF330F4B'],
};

test.each(['prod', 'dev'] as const)(
  'resources with data keep their names: a renamed construct would replace them with empty ones (%s)',
  (stage) => {
    for (const [type, ids] of Object.entries(pinned)) {
      const found = allResources(stage).flatMap(([id, { Type }]) => (Type === type ? [id] : []));
      expect(found.toSorted()).toEqual(ids);
    }
  },
);
