import { messagePath, type PlacedMessage } from '../../setting/chat/message-path';

export interface NewestPart {
  /** The messages to send. */
  ids: string[];
  /** How many questions of the branch come before them. */
  earlier: number;
  /** Messages to send that are followed by some that are not: other versions, of which only the place is known. */
  cut: ReadonlySet<string>;
}

/**
 * The end of a branch: its last questions and their answers, each with the other versions in its place. Null if the
 * whole chat is hardly more.
 *
 * @param newest How many questions.
 */
export function newestPart(
  places: readonly PlacedMessage[],
  shown: string | null | undefined,
  newest: number,
): NewestPart | null {
  if (places.length <= 2 * newest) return null;
  const path = messagePath(places, shown);
  const sent = new Set(
    path.slice(-newest).flatMap(({ questions, answers }) => [...questions, ...answers].map(({ id }) => id)),
  );
  if (sent.size === places.length) return null;
  const cut = new Set<string>();
  for (const { id, parentId } of places)
    if (parentId !== null && sent.has(parentId) && !sent.has(id)) cut.add(parentId);
  return { ids: [...sent], earlier: Math.max(0, path.length - newest), cut };
}
