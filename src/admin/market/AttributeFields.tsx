import { Button, Checkbox, Field, Input, Select, Textarea } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { type AttributeForm, isKey, TYPES } from './category-form';
import { useMarketAdminStyles } from './market-styles';
import { Names } from './Names';

interface Props {
  attribute: AttributeForm;
  at: number;
  most: number;
  onChange: (attribute: AttributeForm) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** What offerings of a category are described by: one attribute. */
export function AttributeFields({ attribute, at, most, onChange, onMove, onRemove }: Props): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const { key, isNew, names, kind, unit, facet, options, offerings } = attribute;
  const set = (part: Partial<AttributeForm>) => onChange({ ...attribute, ...part });
  const name = key.trim() || t('categories.attributeNew');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {name} {!isNew && <span className={styles.quiet}>{t('offeringCount', { count: offerings })}</span>}
      </legend>
      <div className={styles.fields}>
        {isNew && (
          <Field
            label={t('categories.key')}
            hint={t('categories.keyHint')}
            validationState={key === '' || isKey(key) ? 'none' : 'error'}
          >
            <Input value={key} maxLength={64} onChange={(_, { value }) => set({ key: value })} />
          </Field>
        )}
        <Names names={names} onChange={(next) => set({ names: next })} />
        <Field label={t('categories.type.title')}>
          <Select
            value={kind}
            disabled={offerings > 0}
            onChange={(_, { value }) => set({ kind: TYPES.find((type) => type === value) ?? kind })}
          >
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`categories.type.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        {kind === 'number' && (
          <Field label={t('categories.unit')}>
            <Input
              value={unit}
              maxLength={16}
              disabled={offerings > 0}
              onChange={(_, { value }) => set({ unit: value })}
            />
          </Field>
        )}
      </div>
      {kind === 'enum' && (
        <Field label={t('categories.options')} hint={t('categories.optionsHint')}>
          <Textarea value={options} rows={4} resize="vertical" onChange={(_, { value }) => set({ options: value })} />
        </Field>
      )}
      <div className={styles.actions}>
        {kind !== 'text' && (
          <Checkbox
            label={t('categories.facet')}
            checked={facet}
            onChange={(_, { checked }) => set({ facet: checked === true })}
          />
        )}
        <Button
          size="small"
          disabledFocusable={at === 0}
          aria-label={t('categories.upOf', { name })}
          onClick={() => at > 0 && onMove(-1)}
        >
          {t('categories.up')}
        </Button>
        <Button
          size="small"
          disabledFocusable={at === most - 1}
          aria-label={t('categories.downOf', { name })}
          onClick={() => at < most - 1 && onMove(1)}
        >
          {t('categories.down')}
        </Button>
        <Button size="small" aria-label={t('categories.takeOutOf', { name })} onClick={onRemove}>
          {t('categories.takeOut')}
        </Button>
      </div>
    </fieldset>
  );
}
