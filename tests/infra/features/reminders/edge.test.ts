import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { turnOffPage } from '#functions/features/reminders/off-pages.ts';
import { edgeResourcesOf, resourcesOf } from '#tests/infra/synthesize.ts';

test('the link in a reminder, a part of which a caller may vary, is counted for each address alone', () => {
  const [acl] = edgeResourcesOf('everything', 'AWS::WAFv2::WebACL').map(([, { Properties }]) => Properties);
  const varied = acl?.Rules.find(({ Name }: { Name: string }) => Name === 'Varied30')?.Statement.RateBasedStatement;
  expect(varied).toMatchObject({ Limit: 30, AggregateKeyType: 'IP' });
  expect(JSON.stringify(varied)).toContain('"/api/reminders/off/"');
});

test('its page keeps its style under the policy of the API, which names the hash of what a browser finds there', () => {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(turnOffPage) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policies = JSON.stringify(resourcesOf('dev', 'AWS::CloudFront::ResponseHeadersPolicy'));
  expect(style).not.toBe('');
  expect(policies).toContain(`'sha256-${hash}'`);
});
