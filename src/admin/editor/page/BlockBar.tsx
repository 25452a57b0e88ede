import { mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import type { ComponentType, PointerEvent, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import { useOneStop } from '../../shell/use-one-stop';
import { useBlockActs } from '../blocks/use-block-acts';
import { usePageStyles } from './page-styles';
import type { PlacedRow } from './use-page-rows';

const HEIGHT = 36;

interface Props {
  placed: PlacedRow;
  scale: number;
  onDrag: (clientY: number, end: boolean) => void;
  onHide: () => void;
}

/** What can be done with the chosen block, at its upper edge. */
export function BlockBar({ placed: { row, name, place }, scale, onDrag, onHide }: Props): ReactNode {
  const styles = usePageStyles();
  const control = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const { move, duplicate, remove } = useBlockActs();
  const oneStop = useOneStop();
  if (!place) return null;
  const grip = {
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId),
    onPointerMove: ({ buttons, clientY }: PointerEvent) => buttons > 0 && onDrag(clientY, false),
    onPointerUp: ({ clientY }: PointerEvent) => onDrag(clientY, true),
  };
  const button = (label: string, Icon: ComponentType, act: () => void, able = true) => (
    <PlainButton
      look="quiet"
      iconOnly
      className={mergeClasses(control.icon, !able && styles.rest)}
      aria-label={label}
      title={label}
      // Not `disabled`: at the end of the page, moving a block step by step would lose the focus.
      aria-disabled={!able}
      onClick={() => able && act()}
    >
      <Icon />
    </PlainButton>
  );
  const step = (to: number | undefined) => () => to !== undefined && move(row.list, row.at, to);
  return (
    <div
      role="toolbar"
      aria-label={t('page.tools', { name })}
      className={styles.bar}
      style={{ left: Math.max(0, place.left * scale), top: Math.max(0, place.top * scale - HEIGHT) }}
      {...oneStop}
    >
      <span className={styles.grip} title={t('page.drag')} {...grip}>
        <ReOrderDotsVerticalRegular aria-hidden /> {name}
      </span>
      {button(t('block.up', { name }), ArrowUpRegular, step(row.before), row.before !== undefined)}
      {button(t('block.down', { name }), ArrowDownRegular, step(row.after), row.after !== undefined)}
      {button(t('page.hide', { name }), EyeOffRegular, onHide)}
      {button(t('block.duplicate', { name }), CopyRegular, () => duplicate(row.index))}
      {button(t('block.remove', { name }), DeleteRegular, () => remove(row.pointer))}
    </div>
  );
}
