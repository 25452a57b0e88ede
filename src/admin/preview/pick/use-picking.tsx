import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useCommands } from '../../shell/commands';
import type { ShownBlock } from '../protocol';
import { BlockPicker, type PickableBlock } from './BlockPicker';

interface Picking {
  /** The number of the block to point at; undefined while nobody picks. */
  pointed: number | undefined;
  start: () => void;
  picker: ReactNode;
}

/** Picking a block of the page by keyboard, from the preview's toolbar or the command palette. */
export function usePicking(
  blocks: readonly ShownBlock[],
  selected: string,
  nameOf: (type: string) => string,
  onSelect: ((pointer: string, block: ShownBlock) => void) | undefined,
  /** Also blocks that show nothing of the setting. */
  all: boolean,
): Picking {
  const { t } = useTranslation('admin-preview');
  const [active, setActive] = useState<number>();
  const choices = useMemo<PickableBlock[]>(
    () =>
      blocks.flatMap(({ id, type, pointer, hidden }, at) =>
        hidden || (pointer === '' && !all) ? [] : [{ at, id, pointer, name: nameOf(type) }],
      ),
    [blocks, nameOf, all],
  );
  const start = useCallback(() => {
    const now = choices.findIndex(({ pointer }) => selected === pointer || selected.startsWith(`${pointer}/`));
    setActive(Math.max(now, 0));
  }, [choices, selected]);
  const able = onSelect !== undefined;
  useCommands(
    useMemo(
      () => (able ? [{ id: 'pick', title: t('pick.button'), group: t('title'), run: start }] : []),
      [able, t, start],
    ),
  );
  const at = active === undefined ? undefined : Math.min(active, choices.length - 1);
  return {
    pointed: at === undefined ? undefined : choices[at]?.at,
    start,
    picker: at !== undefined && (
      <BlockPicker
        blocks={choices}
        active={at}
        onActive={setActive}
        onPick={({ pointer, at: number }) => {
          setActive(undefined);
          const block = blocks[number];
          if (block) onSelect?.(pointer, block);
        }}
        onClose={() => setActive(undefined)}
      />
    ),
  };
}
