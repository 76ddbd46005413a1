/** Puts items into the group of their key. To copy the group for each of them would take the square of the time. */
export function intoGroup<Key, Item>(groups: Map<Key, Item[]>, key: Key, ...items: readonly Item[]): void {
  const group = groups.get(key);
  if (group) group.push(...items);
  else groups.set(key, [...items]);
}

/** How many of the other places a problem names. */
export const maxRelated = 8;
