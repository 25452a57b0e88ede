import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '../PlainButton';
import { useControlStyles } from './control-styles';
import { useFormRoom } from './form-room';
import { faultId, pointerOf } from './pointer-of';

const useStyles = makeStyles({
  root: { border: 0, margin: '6px 0 0', padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  head: { display: 'flex', alignItems: 'center', gap: '8px', width: '100%', padding: 0 },
  title: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase200 },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  mark: { marginInlineStart: 'auto' },
  items: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '6px' },
  add: { alignSelf: 'flex-start' },
});

/** A list with its size, its limit and an add button. */
export function ListTemplate(props: ArrayFieldTemplateProps): ReactNode {
  const { fieldPathId, title, schema, items, canAdd, onAddClick } = props;
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('form');
  const { base, faultAt, markAt, onAdded } = useFormRoom();
  const pointer = pointerOf(base, fieldPathId);
  const fault = faultAt(pointer);
  const full = schema.maxItems !== undefined && items.length >= schema.maxItems;
  const count = schema.maxItems ? t('list.of', { n: items.length, most: schema.maxItems }) : String(items.length);
  const add = (event: MouseEvent) => {
    onAdded(`${pointer}/${items.length}`);
    onAddClick(event);
  };
  return (
    <fieldset className={styles.root} data-pointer={pointer} tabIndex={-1}>
      <legend className={styles.head}>
        <span className={styles.title}>{title}</span> <span className={styles.count}>{count}</span>
        <span className={styles.mark}>{markAt(pointer, title)}</span>
      </legend>
      {schema.description && <p className={control.note}>{schema.description}</p>}
      {fault && (
        <p id={faultId(fieldPathId.$id)} className={control.fault} data-fault={pointer}>
          {fault}
        </p>
      )}
      <ol className={styles.items}>{items}</ol>
      {canAdd && (
        <PlainButton
          className={mergeClasses(control.small, styles.add)}
          onClick={add}
          disabled={full}
          aria-label={t('list.addTo', { title })}
        >
          <AddRegular aria-hidden="true" /> {t('list.add')}
        </PlainButton>
      )}
    </fieldset>
  );
}
