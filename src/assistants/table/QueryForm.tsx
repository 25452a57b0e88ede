import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { DOES, type Do, GRAINS, type Grain, type Query } from '../../../setting/table/query';
import { useAssistantStyles } from '../assistant-styles';
import { ChoiceEntry } from '../file/ChoiceEntry';
import { ConditionRow } from './ConditionRow';
import type { ShownColumn } from './table-desk';

interface Props {
  columns: readonly ShownColumn[];
  query: Query;
  onQuery: (query: Query) => void;
  onRun: () => void;
}

const MOST_CONDITIONS = 8;

/** The whole of a query as a form: what is measured, of which rows, by what, in which order. */
export function QueryForm({ columns, query, onQuery, onRun }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const { where } = query;
  const set = (change: Partial<Query>) => onQuery({ ...query, ...change });
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <div className={styles.stack}>
        <div className={styles.fields}>
          <Measured {...{ columns, query, onQuery }} />
          <Grouped {...{ columns, query, onQuery }} />
        </div>
        {where.map((condition, n) => (
          <ConditionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name of their own
            key={n}
            columns={columns}
            condition={condition}
            onChange={(next) => set({ where: where.map((one, i) => (i === n ? next : one)) })}
            onRemove={() => set({ where: where.filter((_, i) => i !== n) })}
          />
        ))}
        <div className={styles.row}>
          {where.length < MOST_CONDITIONS && (
            <PlainButton
              className={styles.choice}
              onClick={() => set({ where: [...where, { column: columns[0]?.name ?? '', is: 'filled' }] })}
            >
              {t('query.addCondition')}
            </PlainButton>
          )}
          <PlainButton type="submit" look="primary" className={styles.choice}>
            {t('query.run')}
          </PlainButton>
        </div>
      </div>
    </form>
  );
}

type FieldProps = Pick<Props, 'columns' | 'query' | 'onQuery'>;

function Measured({ columns, query, onQuery }: FieldProps) {
  const { t } = useTranslation('analysis');
  const [measure] = query.measures;
  const numeric = columns.filter(({ kind }) => kind === 'number');
  const setMeasure = (what: Do, column = measure?.column ?? numeric[0]?.name) =>
    onQuery({ ...query, measures: [what === 'count' || !column ? { do: 'count' } : { do: what, column }] });
  return (
    <>
      <ChoiceEntry
        label={t('query.measure')}
        value={measure?.do ?? 'count'}
        options={(numeric.length > 0 ? DOES : (['count'] as const)).map((value) => ({
          value,
          label: t(`do.${value}`),
        }))}
        onChoose={(value) => setMeasure(value as Do)}
      />
      {measure && measure.do !== 'count' && (
        <ChoiceEntry
          label={t('query.of')}
          value={measure.column ?? ''}
          options={numeric.map(({ name }) => ({ value: name, label: name }))}
          onChoose={(column) => setMeasure(measure.do, column)}
        />
      )}
    </>
  );
}

const LIMITS = ['', '1', '3', '5', '10', '20'];

function Grouped({ columns, query, onQuery }: FieldProps) {
  const { t } = useTranslation('analysis');
  const { order, limit } = query;
  const [by] = query.group;
  const isDate = (name: string) => columns.some((column) => column.name === name && column.kind === 'date');
  const setGroup = (column: string) =>
    onQuery({
      ...query,
      group: column === '' ? [] : [isDate(column) ? { column, by: 'month' } : { column }],
    });
  return (
    <>
      <ChoiceEntry
        label={t('query.group')}
        value={by?.column ?? ''}
        options={[
          { value: '', label: t('query.noGroup') },
          ...columns.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChoose={setGroup}
      />
      {by?.by && (
        <ChoiceEntry
          label={t('query.grain')}
          value={by.by}
          options={GRAINS.map((value) => ({ value, label: t(`grain.${value}`) }))}
          onChoose={(value) => onQuery({ ...query, group: [{ column: by.column, by: value as Grain }] })}
        />
      )}
      {by && (
        <>
          <ChoiceEntry
            label={t('query.order')}
            value={order}
            options={(['most', 'least', 'key'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
            onChoose={(value) => onQuery({ ...query, order: value as Query['order'] })}
          />
          <ChoiceEntry
            label={t('query.limit')}
            value={String(limit ?? '')}
            options={[...new Set([...LIMITS, String(limit ?? '')])].map((value) => ({
              value,
              label: value || t('query.all'),
            }))}
            onChoose={(value) => {
              const { limit: _, ...rest } = query;
              onQuery(value === '' ? rest : { ...rest, limit: Number(value) });
            }}
          />
        </>
      )}
    </>
  );
}
