import { Checkbox } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
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
  name: string;
}

export function PickBox({ picks: { picked, onPick }, changes, name }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const keys = changes.map(changeKey);
  const some = keys.some((key) => picked.has(key));
  const all = keys.every((key) => picked.has(key));
  return (
    <Checkbox
      style={{ alignSelf: 'center' }}
      input={{ 'aria-label': t('change.pick', { name }) }}
      checked={all || (some && 'mixed')}
      onChange={() => onPick(keys, !all)}
    />
  );
}
