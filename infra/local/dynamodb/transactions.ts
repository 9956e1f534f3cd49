import { AwsError } from '#infra/local/wire/aws-error.ts';
import { act, engine, type Input, type Item, type Store, validate } from './dynalite.ts';
import { keyOf, storedItem } from './items.ts';

type Member = Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', Input>>;
type Step = { operation: string | null; wantsOld: boolean; input: Input };
type Reason = { Code: string; Message?: string; Item?: Item };

const operations = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
} as const;

/** Writes all items or none: all conditions are checked first. The caller lets no other write run meanwhile. */
export const transactWrite = async (store: Store, members: Member[]): Promise<Item> => {
  const steps = members.map((member) => prepare(store, member));
  await refuseRepeatedItems(store, steps);
  const before = await Promise.all(steps.map(({ input }) => storedItem(store, input)));
  const reasons = steps.map((step, at) => check(step, before[at]));
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
  for (const { operation, input } of steps) {
    // Without the condition, which was checked above: the engine would check it again.
    if (operation) await act(store, operation, { ...input, _condition: undefined });
  }
  return {};
};

const prepare = (store: Store, member: Member): Step => {
  const kind = Object.keys(member)[0] as keyof typeof operations;
  const input = member[kind];
  if (!input)
    throw new AwsError('ValidationException', 'TransactItems can only contain one of Check, Put, Update or Delete');
  return {
    operation: kind === 'ConditionCheck' ? null : operations[kind],
    wantsOld: input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
    input: validate(store, operations[kind], { ...input }),
  };
};

const check = ({ input, wantsOld }: Step, before: Item | undefined): Reason => {
  if (!engine.checkConditional(input, before)) return { Code: 'None' };
  const old = wantsOld && before ? { Item: before } : {};
  return { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed', ...old };
};

const cancelled = (reasons: Reason[]) =>
  new AwsError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map((r) => r.Code).join(', ')}]`,
    { extra: { CancellationReasons: reasons } },
  );

const refuseRepeatedItems = async (store: Store, steps: Step[]) => {
  const keys = await Promise.all(
    steps.map(async ({ input }) => `${input.TableName} ${JSON.stringify(await keyOf(store, input))}`),
  );
  if (new Set(keys).size === keys.length) return;
  throw new AwsError('ValidationException', 'Transaction request cannot include multiple operations on one item');
};
