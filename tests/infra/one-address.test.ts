import { describe, expect, test } from 'vitest';
import { edgeResourcesOf, type Resource, resourcesOf } from './synthesize.ts';

// A route's throttle counts all callers together, before any token is read. How many addresses does a stranger need to use it up
// for everybody, each at the limit that the firewall sets for one address? Computed from the templates of production.

const windowSeconds = 300;
const fewestAddresses = 100;

type Match = { SearchString: string; PositionalConstraint: 'STARTS_WITH' | 'EXACTLY' };
type Scope = { ByteMatchStatement?: Match; OrStatement?: { Statements: Scope[] } };
type RateRule = { Limit: number; CustomKeys?: object[]; ScopeDownStatement: Scope };

const matches = ({ ByteMatchStatement: one, OrStatement: any }: Scope, path: string): boolean => {
  if (any) return any.Statements.some((each) => matches(each, path));
  if (!one) throw new Error('A scope that this test cannot read.');
  return one.PositionalConstraint === 'EXACTLY' ? path === one.SearchString : path.startsWith(one.SearchString);
};

const firewall = () => {
  const [[, acl]] = edgeResourcesOf('shippedProd', 'AWS::WAFv2::WebACL') as [[string, Resource]];
  const rules: { Statement: { RateBasedStatement?: RateRule } }[] = acl.Properties.Rules;
  return rules.flatMap(({ Statement }) => Statement.RateBasedStatement ?? []);
};

/** The lowest limit for one address. A rule that counts each path separately is no limit for a path that a caller can vary. */
const limitOf = (rules: RateRule[], path: string): number =>
  Math.min(
    ...rules
      .filter(({ ScopeDownStatement }) => matches(ScopeDownStatement, path.replaceAll(/\{\w+\}/g, 'any')))
      .filter(({ CustomKeys }) => !(CustomKeys && path.includes('{')))
      .map(({ Limit }) => Limit),
  );

const addressesToClose = (): Map<string, number> => {
  const [[, stage]] = resourcesOf('shippedProd', 'AWS::ApiGatewayV2::Stage') as [[string, Resource]];
  const settings: Record<string, { ThrottlingRateLimit: number }> = stage.Properties.RouteSettings;
  const rules = firewall();
  return new Map(
    Object.entries(settings).map(([key, { ThrottlingRateLimit }]) => {
      const [, path = ''] = key.split(' ');
      return [key, Math.ceil((ThrottlingRateLimit * windowSeconds) / limitOf(rules, path))];
    }),
  );
};

describe('one address cannot close a route for everybody', () => {
  test(`at least ${fewestAddresses} addresses are needed to use up the throttle of any route`, () => {
    const needed = addressesToClose();
    expect(needed.size).toBeGreaterThan(40);
    expect([...needed].filter(([, addresses]) => addresses < fewestAddresses)).toEqual([]);
  });

  test('the limits of an address stay within what a firewall may have, and above its smallest', () => {
    const rules = firewall();
    // AWS allows ten rules of this kind in one firewall, and no limit below ten.
    expect(rules.length).toBeLessThanOrEqual(10);
    for (const { Limit } of rules) expect(Limit).toBeGreaterThanOrEqual(10);
  });
});

describe('undoing a change of address, declining an address and erasing an account', () => {
  const wayOut = /^Api(undoAddress|declineAddress|eraseMe)Function/;
  const reserved = (name: 'dev' | 'shippedProd' | 'shippedStaging') =>
    resourcesOf(name, 'AWS::Lambda::Function').flatMap(([id, { Properties }]) =>
      Properties.ReservedConcurrentExecutions === undefined ? [] : [id.replace(/[0-9A-F]{8}$/, '')],
    );

  test.each(['shippedProd', 'shippedStaging'] as const)('have functions with a reserve of their own in %s', (name) => {
    expect(reserved(name)).toHaveLength(3);
    for (const id of reserved(name)) expect(id).toMatch(wayOut);
  });

  test('have none in dev: a new account has too few runs to reserve any', () => {
    expect(reserved('dev')).toEqual([]);
  });
});
