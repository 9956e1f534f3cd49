import { CfnBudget, CfnBudgetsAction } from 'aws-cdk-lib/aws-budgets';
import { CfnManagedPolicy, Effect, PolicyDocument, PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { arnHere, FunctionRole, type NodeFunction } from './functions/node-function.ts';
import type { Config } from './stages/config.ts';

/**
 * Notifies the operator when the month gets more expensive than expected, because calls within the rate limits cost
 * money too. It covers the whole AWS account, because a budget can filter by tags only after they have been activated
 * for billing by hand. AWS's figures are some hours old.
 *
 * At three times the month's budget it stops what costs most, new accounts: Cognito's price for them is nearly all that
 * a flood costs. Users who have an account are not affected. It ends when the operator removes the policy.
 */
export class Budget extends Construct {
  constructor(scope: Construct, id: string, { config, register }: { config: Config; register: NodeFunction }) {
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
    const budget = new CfnBudget(this, 'Month', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetDollars, unit: 'USD' },
      },
      notificationsWithSubscribers: [tell('ACTUAL', 80), tell('ACTUAL', 100), tell('FORECASTED', 100)],
    });
    this.stopNewAccounts(budget, register.role, alarmEmail);
  }

  private stopNewAccounts(budget: CfnBudget, role: Role, address: string): void {
    const noNewAccounts = new CfnManagedPolicy(this, 'NoNewAccounts', {
      description: 'Attached by the budget: nobody new can register until it is detached',
      policyDocument: new PolicyDocument({
        statements: [
          new PolicyStatement({
            effect: Effect.DENY,
            actions: ['cognito-idp:AdminCreateUser'],
            resources: [arnHere('cognito-idp', 'userpool/*')],
          }),
        ],
      }),
    });
    const whatFor = 'Attaches one policy to one role when the month is far too expensive';
    const attacher = new FunctionRole(this, 'Attacher', whatFor, 'budgets.amazonaws.com');
    attacher.allow(['iam:AttachRolePolicy', 'iam:DetachRolePolicy'], [role.roleArn], {
      ArnEquals: { 'iam:PolicyARN': noNewAccounts.ref },
    });
    new CfnBudgetsAction(this, 'Stop', {
      budgetName: budget.ref,
      notificationType: 'ACTUAL',
      actionType: 'APPLY_IAM_POLICY',
      actionThreshold: { type: 'PERCENTAGE', value: stopPercent },
      approvalModel: 'AUTOMATIC',
      executionRoleArn: attacher.roleArn,
      definition: { iamActionDefinition: { policyArn: noNewAccounts.ref, roles: [role.roleName] } },
      subscribers: [{ type: 'EMAIL', address }],
    });
  }
}

const stopPercent = 300;
