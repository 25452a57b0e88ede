import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowExitRegular } from '@fluentui/react-icons/svg/arrow-exit';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import type { ReactNode } from 'react';
import { registry } from '@/blocks/registry';
import { useTranslation } from '@/i18n/use-translation';
import type { Node } from '@/renderer/types';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import { pointer } from '../../../../setting/pointer';
import { moveInSlot } from '../blocks/block-rewrites';
import { blocksOf, blocksPointer } from '../blocks/own-page';
import { putInSlot, slotChoices, slotPointer, takeFromSlot } from '../blocks/slot-rewrites';
import { blockSchema } from '../document/schemas';
import { useEditor } from '../use-editor';
import { useSchemaWords } from '../words/use-schema-words';

const useStyles = makeStyles({
  root: { marginTop: '16px', display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  slot: { border: 0, margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  legend: { float: 'left', padding: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: '4px', minHeight: '32px' },
  name: { flexGrow: 1, minWidth: 0, textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis' },
});

interface Props {
  node: Node;
  index: number;
  page: string;
}

/** The contents of a block's slots: blocks of the same page, in order. */
export function SlotsForm({ node, index, page }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const { body } = useEditor();
  // Slots of an older or newer build are kept and shown too.
  const slots = [...new Set([...(registry[node.type]?.slots ?? []), ...Object.keys(node.slots ?? {})])];
  if (slots.length === 0) return null;
  const blocks = blocksOf(body, page);
  return (
    <section className={styles.root} aria-labelledby="slots-title">
      <h3 id="slots-title" className={styles.title}>
        {t('slots.title')}
      </h3>
      {slots.map((slot) => (
        <Slot key={slot} slot={slot} node={node} index={index} page={page} blocks={blocks} />
      ))}
    </section>
  );
}

interface SlotProps extends Props {
  slot: string;
  blocks: readonly Node[];
}

function Slot({ slot, node, index, page, blocks }: SlotProps): ReactNode {
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const nameOf = useBlockName(blocks);
  const { rewrite, faults } = useEditor();
  const readOnly = faults.length > 0;
  const names = node.slots?.[slot] ?? [];
  const choices = slotChoices(blocks, node);
  return (
    <fieldset className={styles.slot} data-slot={slot}>
      <legend className={styles.legend}>{slot}</legend>
      {names.length > 0 && (
        <ul className={styles.list}>
          {names.map((id, place) => {
            // A setting may name a block twice; its position then distinguishes the two.
            const key = names.indexOf(id) === place ? id : place;
            return <SlotItem key={key} {...{ id, place, slot, index, page, blocks }} last={names.length - 1} />;
          })}
        </ul>
      )}
      <select
        className={mergeClasses(control.control, control.select)}
        aria-label={t('slots.put', { slot })}
        value=""
        disabled={readOnly || choices.length === 0}
        onChange={(event) => rewrite(putInSlot(page, index, slot, event.target.value), 'slot')}
      >
        <option value="">{choices.length > 0 ? t('slots.choose') : t('slots.none')}</option>
        {choices.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

interface ItemProps {
  id: string;
  place: number;
  last: number;
  slot: string;
  index: number;
  page: string;
  blocks: readonly Node[];
}

function SlotItem({ id, place, last, slot, index, page, blocks }: ItemProps): ReactNode {
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const name = useBlockName(blocks)(id);
  const { rewrite, select, faults } = useEditor();
  const readOnly = faults.length > 0;
  const list = slotPointer(page, index, slot);
  const act = { look: 'quiet', iconOnly: true, className: control.icon } as const;
  const at = blocks.findIndex((block) => block.id === id);
  return (
    <li className={styles.item}>
      <PlainButton
        look="quiet"
        className={mergeClasses(control.small, styles.name)}
        disabled={at < 0}
        onClick={() => select(pointer(blocksPointer(page), at))}
      >
        {name}
      </PlainButton>
      <PlainButton
        {...act}
        aria-label={t('block.up', { name })}
        disabled={readOnly || place === 0}
        onClick={() => rewrite(moveInSlot(list, place, place - 1), 'move')}
      >
        <ArrowUpRegular />
      </PlainButton>
      <PlainButton
        {...act}
        aria-label={t('block.down', { name })}
        disabled={readOnly || place === last}
        onClick={() => rewrite(moveInSlot(list, place, place + 1), 'move')}
      >
        <ArrowDownRegular />
      </PlainButton>
      <PlainButton
        {...act}
        aria-label={t('slots.take', { name })}
        title={t('slots.take', { name })}
        disabled={readOnly}
        onClick={() => rewrite(takeFromSlot(page, index, slot, place), 'slot')}
      >
        <ArrowExitRegular />
      </PlainButton>
    </li>
  );
}

/** Names a block as the outline does: type and id. */
function useBlockName(blocks: readonly Node[]): (id: string) => string {
  const words = useSchemaWords();
  return (id) => {
    const type = blocks.find((block) => block.id === id)?.type;
    const title = type && blockSchema(type)?.title;
    return title ? `${words.text(title)} · ${id}` : id;
  };
}
