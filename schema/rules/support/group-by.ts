/** Puts items into the group of their key. To copy the group for each of them would take the square of the time. */
export function intoGroup<Key, Item>(groups: Map<Key, Item[]>, key: Key, ...items: readonly Item[]): void {
  const group = groups.get(key);
  if (group) group.push(...items);
  else groups.set(key, [...items]);
}

/** Items by a key, in their order. */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) intoGroup(groups, keyOf(item), item);
  return groups;
}

/** How many of the other places a problem names. */
export const maxRelated = 8;
