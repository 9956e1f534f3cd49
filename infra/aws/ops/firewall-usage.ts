import type { Use } from './use.ts';

/** Paid only by a stage with one. */
export const firewallLine = 'Firewall';
/** As the template has them: a test counts. */
export const firewallRules = 5;

export const firewallPerQuiz: Use[] = [
  { line: firewallLine, price: 'firewallRequest', amount: 31, because: 'only with waf: each file and call' },
];

export const firewallPerMonth: Use[] = [
  { line: firewallLine, price: 'firewall', amount: 1, because: 'only with waf: one' },
  { line: firewallLine, price: 'firewallRule', amount: firewallRules, because: `${firewallRules} rules` },
];
