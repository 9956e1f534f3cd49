/** What arrays and maps can do by themselves after ES2022, which the oldest browsers that we serve do not have. */

export const findLast = <Item>(list: readonly Item[], isSought: (item: Item) => boolean): Item | undefined =>
  [...list].reverse().find(isSought);

/** Groups in the order of their first items. */
export const groupBy = <Item, Key>(list: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
