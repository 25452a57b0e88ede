import { Button } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useTableStyles } from '../shell/table-styles';
import type { Category, Kind } from './category-form';
import { Effects, touchedBy } from './Effects';
import { useRemoveMarketCategoryMutation } from './market-calls';
import { useMarketAdminStyles } from './market-styles';

interface Props {
  kind: Kind;
  categories: readonly Category[];
  onEdit: (category: Category) => void;
}

/** The categories of one kind. */
export function CategoryTable({ kind, categories, onEdit }: Props): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const rows = useTableStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(`categories.kind.${kind}`)}
      </h2>
      <div className={styles.wide}>
        <table className={rows.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('categories.category')}</th>
              <th scope="col">{t('categories.attributes')}</th>
              <th scope="col">{t('suppliers.offerings')}</th>
              <th scope="col">{t('categories.change')}</th>
            </tr>
          </thead>
          <tbody>
            {categories.map((category) => (
              <Row key={category.id} category={category} onEdit={() => onEdit(category)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ category, onEdit }: { category: Category; onEdit: () => void }): ReactNode {
  const { t, i18n } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const rows = useTableStyles();
  const [remove, { data, error, isLoading }] = useRemoveMarketCategoryMutation();
  const { id, names, attributes, offerings, step } = category;
  const textOf = (text: Record<string, string>, otherwise: string) =>
    text[i18n.language] ?? Object.values(text)[0] ?? otherwise;
  const name = textOf(names, id);
  const effects = data && !data.done ? data.effects : [];
  const go = (agreed: number) => void (isLoading || remove({ id, step, agreed }));
  return (
    <tr>
      <td>
        <strong>{name}</strong>
        <div className={rows.quiet}>{id}</div>
      </td>
      <td>
        {attributes.length === 0
          ? t('categories.noAttributes')
          : attributes
              .map((one) => [textOf(one.names, one.key), one.unit && `(${one.unit})`].filter(Boolean).join(' '))
              .join(' · ')}
      </td>
      <td>{t('offeringCount', { count: offerings })}</td>
      <td>
        <div className={styles.actions}>
          <Button size="small" aria-label={t('categories.editOf', { name })} onClick={onEdit}>
            {t('categories.edit')}
          </Button>
          <Button
            size="small"
            disabledFocusable={isLoading}
            aria-label={t('categories.removeOf', { name })}
            onClick={() => go(0)}
          >
            {t('categories.remove')}
          </Button>
        </div>
        {effects.length > 0 && (
          <Effects
            effects={effects}
            go={t('categories.removeAnyway')}
            busy={isLoading}
            onGo={() => go(touchedBy(effects))}
          />
        )}
        {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      </td>
    </tr>
  );
}
