import { describe, expect, test } from 'vitest';
import { createApp, type Resource, resourcesOf } from './synthesize.ts';

const isSigning = ([, { Properties }]: [string, Resource]) => Properties.KeyUsage === 'SIGN_VERIFY';

describe('the keys that sign results', () => {
  test('are of the curve that ES256 needs, and outlive the stack in production', () => {
    const [key, ...others] = resourcesOf('prod', 'AWS::KMS::Key').filter(isSigning);
    expect(others).toEqual([]);
    expect(key?.[1]).toMatchObject({
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: { KeySpec: 'ECC_NIST_P256' },
    });
  });

  test('stay when one is added: only the newest signs, and the public halves of all are published', () => {
    const { template } = createApp('prod', () => {}, { signingKeyGeneration: 3 });
    const ids = Object.entries(template.findResources('AWS::KMS::Key') as Record<string, Resource>)
      .filter(isSigning)
      .map(([id]) => id);
    expect(ids.toSorted()).toEqual([1, 2, 3].map((each) => expect.stringMatching(`^SigningKeysKey${each}`)));
    // The first is the very one that was there before.
    const [before] = resourcesOf('prod', 'AWS::KMS::Key').filter(isSigning);
    expect(ids).toContain(before?.[0]);

    type Policy = { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } };
    const statements = Object.values(template.findResources('AWS::IAM::Role'))
      .flatMap(({ Properties }) => (Properties.Policies ?? []) as Policy[])
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const keysFor = (action: string) =>
      statements
        .filter(({ Action }) => [Action].flat().includes(action))
        .map(({ Resource: resource }) =>
          JSON.stringify(resource)
            .match(/SigningKeysKey\d/g)
            ?.toSorted(),
        );
    // The functions that make a document and a download.
    const newest = [['SigningKeysKey3'], ['SigningKeysKey3']];
    expect(keysFor('kms:Sign')).toEqual(newest);
    expect(keysFor('kms:GetPublicKey').toSorted()).toEqual([
      ['SigningKeysKey1', 'SigningKeysKey2', 'SigningKeysKey3'],
      ...newest,
    ]);
  });
});
