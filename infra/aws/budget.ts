import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { Config } from './stages/config.ts';

/**
 * Notifies the operator when the month gets more expensive than expected: calls within the rate limits cost money too. It
 * covers the whole AWS account, because a budget can filter by tags only after they have been activated for billing by hand. It
 * stops nothing, and AWS's figures lag some hours.
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
