import { functionSizes } from '#infra/aws/functions/entries.ts';
import type { Command } from '#infra/aws/ops/command.ts';
import { readStage } from '#infra/aws/stages/stage-file.ts';
import type { StageSettings } from '#infra/aws/stages/stage-schema.ts';
import { prices, pricesReadOn, type Use } from '#infra/facts/prices.ts';
import { canaryLine, firewallLine, fixed, probeLine, webhookLine, withModel } from './month-usage.ts';
import { perQuiz } from './quiz-usage.ts';

type CostLine = { line: string; dollars: number; because: string };

export const dollarsOf = ({ price, amount }: Pick<Use, 'price' | 'amount'>): number =>
  (prices[price].dollars * amount) / prices[price].per;

/** Sums the uses of each line. The most expensive line is first. */
export function addUp(uses: readonly Use[]): CostLine[] {
  const lines = new Map<string, CostLine>();
  for (const use of uses) {
    const known = lines.get(use.line);
    const because = known ? `${known.because}; ${use.because}` : use.because;
    lines.set(use.line, { line: use.line, dollars: (known?.dollars ?? 0) + dollarsOf(use), because });
  }
  return [...lines.values()].sort((a, b) => b.dollars - a.dollars);
}

export const total = (lines: readonly CostLine[]): number => lines.reduce((sum, { dollars }) => sum + dollars, 0);

export const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const money = (dollars: number) => dollars.toFixed(3);

const table = (heading: string, lines: readonly CostLine[]): string[] => [
  row([heading, 'US $', 'counted as']),
  row(['---', '--:', '---']),
  ...lines.map(({ line, dollars, because }) => row([line, money(dollars), because])),
  row(['**Total**', `**${money(total(lines))}**`, '']),
  '',
];

type Chosen = Pick<StageSettings, 'webhookUrl' | 'bedrockModelId' | 'waf' | 'probe' | 'canary'>;
const everything: Chosen = { webhookUrl: 'any', bedrockModelId: 'any', waf: true, probe: true, canary: true };

/**
 * What a stage with these settings costs. With every paid feature switched on: the tables of docs/operations.md, which a test
 * compares with this.
 */
export function costTables(sizes = functionSizes, chosen = everything): string {
  const without = [
    chosen.webhookUrl === '' && webhookLine,
    !chosen.waf && firewallLine,
    !chosen.probe && probeLine,
    !chosen.canary && canaryLine,
  ];
  const isChosen = ({ line }: Use) => !without.includes(line);
  const thousandTimes = (uses: readonly Use[]) => uses.map((use) => ({ ...use, amount: use.amount * 1000 }));
  const thousand = addUp(thousandTimes(perQuiz(sizes).filter(isChosen)));
  const accounts = thousand.find(({ line }) => line === 'Accounts')?.dollars ?? 0;
  const essentials = dollarsOf({ price: 'userOnEssentials', amount: 1000 });
  return [
    ...table('Per 1,000 completed quizzes', thousand),
    `Without the accounts, which are free up to 10,000 users a month: **$${money(total(thousand) - accounts)}**. ` +
      `On Cognito's tier Essentials the accounts alone would be $${money(essentials)} instead of $${money(accounts)}.`,
    '',
    ...(chosen.bedrockModelId === ''
      ? []
      : table('Per 1,000 quizzes worded by Nova Micro', addUp(thousandTimes(withModel)))),
    ...table('Per month, even if nobody comes', addUp(fixed(sizes).filter(isChosen))),
  ].join('\n');
}

export const cost: Command = {
  word: 'cost',
  does: 'prints what a thousand quizzes and a month without visitors cost',
  examples: ['npm run ops -- cost', 'npm run ops -- cost --stage prod'],
  options: { stage: { value: 'name', does: 'only what this stage has switched on; everything without it' } },
  run: async ({ text, print }) => {
    const stage = text('stage');
    print(`List prices of us-east-1 without free tiers, read by ${pricesReadOn}.\n`);
    print(costTables(functionSizes, stage === undefined ? everything : readStage(stage)));
  },
};
