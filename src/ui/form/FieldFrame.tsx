import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useControlStyles } from './control-styles';
import { useFormRoom } from './form-room';
import { faultId, helpId } from './pointer-of';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '6px 8px',
    margin: '0 -8px',
    borderRadius: tokens.borderRadiusMedium,
    scrollMarginTop: '64px',
    scrollMarginBottom: '24px',
  },
  chosen: { boxShadow: `inset 2px 0 ${tokens.colorBrandStroke1}` },
  head: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '20px', flexWrap: 'wrap' },
  label: {
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground1,
  },
  required: { color: tokens.colorPaletteRedForeground1 },
  mark: { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: '4px' },
});

interface Props {
  id: string;
  pointer: string;
  label: string;
  required?: boolean | undefined;
  help?: string | undefined;
  /** The control contains its own label, as a checkbox does. */
  bare?: boolean;
  children: ReactNode;
}

/** A field: label, origin of the value, control, error and help. */
export function FieldFrame({ id, pointer, label, required, help, bare, children }: Props): ReactNode {
  const styles = useStyles();
  const { note, fault: faultStyle } = useControlStyles();
  const room = useFormRoom();
  const fault = room.faultAt(pointer);
  return (
    <div
      data-pointer={pointer}
      data-field={pointer}
      className={mergeClasses(styles.root, room.selected === pointer && styles.chosen)}
    >
      <div className={styles.head}>
        {!bare && (
          <label htmlFor={id} className={styles.label}>
            {label}
            {required && (
              <span className={styles.required} aria-hidden="true">
                {' *'}
              </span>
            )}
          </label>
        )}
        {bare && children}
        <span className={styles.mark}>{room.markAt(pointer, label)}</span>
      </div>
      {!bare && children}
      {fault && (
        <p id={faultId(id)} className={faultStyle} data-fault={pointer}>
          {fault}
        </p>
      )}
      {help && (
        <p id={helpId(id)} className={note}>
          {help}
        </p>
      )}
    </div>
  );
}
