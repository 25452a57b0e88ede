import { makeStyles, tokens } from '@fluentui/react-components';
import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { type OfferedBase, useFormRoom } from './form-room';
import { useFieldState } from './use-field-state';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  choice: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '28px', cursor: 'pointer' },
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Checkboxes of the knowledge bases with their document counts. Selected ids without a base stay until unchecked. */
export function BaseChoices({ id, value, label, readonly, onChange, schema }: WidgetProps): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('form');
  const { bases = [] } = useFormRoom();
  const { instead, isSaid, describedBy } = useFieldState(id, schema);
  const chosen = numbersOf(isSaid ? value : instead) ?? [];
  const unknown = chosen.filter((number) => !bases.some((base) => base.id === number));
  const rows: OfferedBase[] = [
    ...bases,
    ...unknown.map((number) => ({ id: number, name: t('base.unknown', { id: number }) })),
  ];
  const toggle = (number: number) => {
    const next = chosen.includes(number) ? chosen.filter((other) => other !== number) : [...chosen, number];
    onChange(next.sort((a, b) => a - b));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a second title beside the field's own label.
    <div role="group" id={id} aria-label={label} aria-describedby={describedBy}>
      <ul className={styles.list}>
        {rows.map((base) => (
          <li key={base.id}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                disabled={readonly}
                checked={chosen.includes(base.id)}
                onChange={() => toggle(base.id)}
              />
              {base.name}{' '}
              {base.documentCount !== undefined && (
                <span className={styles.count}>{t('base.documents', { count: base.documentCount })}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

function numbersOf(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : undefined;
}
