import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { Config } from './stages/config.ts';

/**
 * Tells the operator when the month gets dearer than expected: what brakes and throttles let through costs money too. It
 * counts the whole account, because a budget can follow tags only after a person has activated them for billing. It stops
 * nothing, and AWS counts some hours late.
 */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { config }: { config: Config }) {
    super(scope, id);
    const { alarmEmail, monthlyBudgetDollars } = config;
    if (!alarmEmail) return;
    const tell = (notificationType: 'ACTUAL' | 'FORECASTED', percent: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold: percent,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    });
    new CfnBudget(this, 'Month', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetDollars, unit: 'USD' },
      },
      notificationsWithSubscribers: [tell('ACTUAL', 80), tell('ACTUAL', 100), tell('FORECASTED', 100)],
    });
  }
}
