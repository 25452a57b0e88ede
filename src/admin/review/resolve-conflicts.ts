import { applyChanges } from '../../../setting/apply';
import type { Change } from '../../../setting/change';
import type { JsonObject, JsonValue } from '../../../setting/json-value';
import type { Conflict } from '../../../setting/merge';

export type Side = 'mine' | 'theirs';
/** The choices by pointer of the conflict. */
export type Choices = Readonly<Record<string, Side>>;

/** In conflicts the merged setting holds mine; this inserts theirs where chosen. */
export function resolveConflicts(merged: JsonObject, conflicts: readonly Conflict[], choices: Choices): JsonObject {
  const changes = conflicts.filter(({ pointer }) => choices[pointer] === 'theirs').map(takeTheirs);
  return applyChanges(merged as JsonValue, changes) as JsonObject;
}

function takeTheirs({ pointer, mine, theirs }: Conflict): Change {
  if (theirs === undefined) return { pointer, kind: 'removed', ...(mine !== undefined && { from: mine }) };
  if (mine === undefined) return { pointer, kind: 'added', to: theirs };
  return { pointer, kind: 'changed', from: mine, to: theirs };
}

export function isDecided(conflicts: readonly Conflict[], choices: Choices): boolean {
  return conflicts.every(({ pointer }) => choices[pointer] !== undefined);
}
