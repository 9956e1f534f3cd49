import { type Input, type Item, keyText, type Store, storedItem } from './dynalite.ts';

type Read = Input & { ConsistentRead?: boolean; IndexName?: string };
type Table = { TableName: string };
type BatchWrite = { RequestItems?: Record<string, { PutRequest?: object; DeleteRequest?: object }[]> };

/** More keys than any test writes between writing and reading an item. */
const rememberedWrites = 1000;

/**
 * After a write, the first read of that item without `ConsistentRead` gets the state before the write, as it can on
 * AWS; the next one is current. So a read that should be consistent but is not fails every time, not once in a
 * thousand.
 */
export const createEventualReads = () => {
  const states = new Map<string, Item | undefined>();
  const take = (key: string): Item | undefined => {
    const state = states.get(key);
    states.delete(key);
    return state;
  };

  const rememberState = async (store: Store, input: Input): Promise<void> => {
    const key = await keyText(store, input);
    const state = await storedItem(store, input);
    states.delete(key);
    states.set(key, state);
    const [oldest] = states.keys();
    if (states.size > rememberedWrites && oldest !== undefined) states.delete(oldest);
  };

  return {
    /** Call it before the write. Remembering an input that the engine will refuse does no harm. */
    beforeWrite: async (store: Store, inputs: readonly Input[]): Promise<void> => {
      for (const input of inputs) await rememberState(store, input).catch(() => {});
    },

    /**
     * The response to a read, given the current one. Reads with a projection or on an index are always current here.
     */
    answer: async (store: Store, operation: string, input: Read, current: Item): Promise<Item> => {
      if (input.ConsistentRead || input.IndexName || input.ProjectionExpression) return current;
      if (operation === 'GetItem') {
        const key = await keyText(store, input);
        if (!states.has(key)) return current;
        const state = take(key);
        return state ? { ...current, Item: state } : withoutItem(current);
      }
      if (operation !== 'Query' || input.FilterExpression) return current;
      const items: Item[] = [];
      for (const item of current.Items as Item[]) {
        const key = await keyText(store, { TableName: input.TableName, Item: item });
        const shown = states.has(key) ? take(key) : item;
        if (shown) items.push(shown);
      }
      return { ...current, Items: items, Count: items.length };
    },
  };
};

const withoutItem = ({ Item: _, ...rest }: Item): Item => rest;

/** The items of a write operation. */
export const writtenItems = (operation: string, input: Input & BatchWrite): Input[] =>
  operation === 'BatchWriteItem'
    ? Object.entries(input.RequestItems ?? {}).flatMap(([TableName, requests]) =>
        requests.map(
          ({ PutRequest, DeleteRequest }) => ({ TableName, ...PutRequest, ...DeleteRequest }) as Input & Table,
        ),
      )
    : [input];
