import { expect, test } from 'vitest';
import { createApp, resourcesOf } from './synthesize.ts';

const budgetsOf = (template: ReturnType<typeof createApp>['template']) =>
  Object.values(template.findResources('AWS::Budgets::Budget')).map(({ Properties }) => Properties);

test('the alarm address gets the month’s cost: before the limit, at it, and when it is forecast', () => {
  const [budget, ...others] = budgetsOf(createApp('alarmEmail', () => {}, { monthlyBudgetDollars: 120 }).template);
  expect(others).toEqual([]);
  expect(budget.Budget).toMatchObject({
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: 120, Unit: 'USD' },
  });
  const told = budget.NotificationsWithSubscribers.map(
    (each: { Notification: { NotificationType: string; Threshold: number }; Subscribers: unknown }) => [
      each.Notification.NotificationType,
      each.Notification.Threshold,
      each.Subscribers,
    ],
  );
  const operator = [{ SubscriptionType: 'EMAIL', Address: 'night@quiz.example' }];
  expect(told).toEqual([
    ['ACTUAL', 80, operator],
    ['ACTUAL', 100, operator],
    ['FORECASTED', 100, operator],
  ]);
});

test('a stage without an alarm address has no budget', () => {
  expect(resourcesOf('dev', 'AWS::Budgets::Budget')).toEqual([]);
});
