import { Checkbox } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Change } from '../../../setting/change';
import { changeKey } from '../../../setting/take-changes';

/** What the two sides of a difference are called. */
export interface SideWords {
  from: string;
  to: string;
}

/** A choice among the changes of a list. */
export interface Picks extends SideWords {
  picked: ReadonlySet<string>;
  onPick: (keys: readonly string[], on: boolean) => void;
}

interface Props {
  picks: Picks;
  /** One change, or all of a block or section. */
  changes: readonly Change[];
  /** As nothing else in the list is called. */
  label: string;
}

export function PickBox({ picks: { picked, onPick }, changes, label }: Props): ReactNode {
  const keys = changes.map(changeKey);
  const some = keys.some((key) => picked.has(key));
  const all = keys.every((key) => picked.has(key));
  return (
    <Checkbox
      style={{ alignSelf: 'center' }}
      input={{ 'aria-label': label }}
      checked={all || (some && 'mixed')}
      onChange={() => onPick(keys, !all)}
    />
  );
}
