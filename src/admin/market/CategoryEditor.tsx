import { Button, Field, Input, Select } from '@fluentui/react-components';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { AttributeFields } from './AttributeFields';
import {
  type AttributeForm,
  bodyOf,
  type CategoryForm,
  emptyAttribute,
  isId,
  isPlace,
  isWhole,
  KINDS,
  moved,
} from './category-form';
import { Effects, touchedBy } from './Effects';
import { useSaveMarketCategoryMutation } from './market-calls';
import { useMarketAdminStyles } from './market-styles';
import { Names } from './Names';

const MOST = 80;

interface Props {
  /** As it was opened; what others save meanwhile changes nothing here. */
  opened: CategoryForm;
  onClose: () => void;
}

/** A category with its attributes. What touches offerings is shown before it is done. */
export function CategoryEditor({ opened, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [form, setForm] = useState(opened);
  const [send, { data, isLoading, error, reset }] = useSaveMarketCategoryMutation();
  useEffect(() => title.current?.focus(), []);
  const { id, attributes, step } = form;
  const change = (part: Partial<CategoryForm>) => {
    setForm({ ...form, ...part });
    if (data || error) reset();
  };
  const save = async (agreed: number) => {
    if (isLoading || !isWhole(form)) return;
    const answer = await send({ id, ...bodyOf(form), agreed });
    if (answer.data?.done) onClose();
  };
  const put = (at: number, attribute: AttributeForm) => change({ attributes: attributes.with(at, attribute) });
  const effects = data && !data.done ? data.effects : [];
  return (
    <section className={styles.editor} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {step === 0 ? t('categories.addTitle') : t('categories.editTitle', { id })}
      </h2>
      <form
        className={styles.section}
        onSubmit={(event) => {
          event.preventDefault();
          void save(0);
        }}
      >
        <CategoryFields form={form} onChange={change} />
        <h3 className={styles.subtitle}>{t('categories.attributes')}</h3>
        <p className={styles.quiet}>{t('categories.attributesText')}</p>
        {attributes.map((attribute, at) => (
          <AttributeFields
            key={attribute.uid}
            attribute={attribute}
            at={at}
            most={attributes.length}
            onChange={(next) => put(at, next)}
            onMove={(by) => change({ attributes: moved(attributes, at, by) })}
            onRemove={() => change({ attributes: attributes.toSpliced(at, 1) })}
          />
        ))}
        <div className={styles.actions}>
          <Button
            disabledFocusable={attributes.length >= MOST}
            onClick={() => attributes.length < MOST && change({ attributes: [...attributes, emptyAttribute()] })}
          >
            {t('categories.addAttribute')}
          </Button>
        </div>
        {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
        {effects.length > 0 && (
          <Effects
            effects={effects}
            go={t('categories.saveAnyway')}
            busy={isLoading}
            onGo={() => void save(touchedBy(effects))}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" disabledFocusable={isLoading || !isWhole(form)}>
            {t('categories.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {!isWhole(form) && <span className={styles.quiet}>{t('categories.notWhole')}</span>}
        </div>
      </form>
    </section>
  );
}

interface FieldsProps {
  form: CategoryForm;
  onChange: (part: Partial<CategoryForm>) => void;
}

/** Id, names, kind and place of a category. The id of one that is there stays. */
function CategoryFields({ form: { id, kind, place, names, step }, onChange }: FieldsProps): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  return (
    <div className={styles.fields}>
      {step === 0 && (
        <Field
          label={t('categories.id')}
          hint={t('categories.idHint')}
          validationState={id === '' || isId(id) ? 'none' : 'error'}
        >
          <Input value={id} maxLength={63} onChange={(_, { value }) => onChange({ id: value.trim() })} />
        </Field>
      )}
      <Names names={names} onChange={(next) => onChange({ names: next })} />
      <Field label={t('categories.kindTitle')}>
        <Select
          value={kind}
          onChange={(_, { value }) => onChange({ kind: KINDS.find((one) => one === value) ?? kind })}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`categories.kind.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('categories.place')} validationState={isPlace(place) ? 'none' : 'error'}>
        <Input
          inputMode="numeric"
          value={place}
          maxLength={5}
          onChange={(_, { value }) => onChange({ place: value.trim() })}
        />
      </Field>
    </div>
  );
}
