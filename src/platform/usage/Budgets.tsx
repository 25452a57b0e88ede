import { mergeClasses } from '@fluentui/react-components';
import type { FormEvent } from 'react';
import { messageOf } from '@/api/api-error';
import { useListKeysQuery } from '@/api/keys';
import type { Data } from '@/api/paths';
import { useListBudgetsQuery, usePutBudgetMutation } from '@/api/usage';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { usePlatformStyles } from '../platform-styles';
import { useRunsOrganization } from '../use-runs-organization';

/** How many tokens each key, the person and the organization that they run may use. */
export function Budgets({ level }: { level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const { data: keys = [] } = useListKeysQuery();
  const { data: budgets } = useListBudgetsQuery();
  const runsOne = useRunsOrganization();
  const own = keys.filter(({ mayChange, state }) => mayChange && state !== 'expired');
  if (!budgets) return null;
  return (
    <>
      <Heading level={level} className={styles.head}>
        {t('budget.title')}
      </Heading>
      <p className={styles.note}>{t('budget.lead')}</p>
      <ul className={styles.rows}>
        <Budget id="person" name={t('budget.person')} budget={budgets.find(({ of }) => of === 'person')} />
        {runsOne && (
          <Budget
            id="organization"
            name={t('budget.organization')}
            budget={budgets.find(({ of }) => of === 'organization')}
          />
        )}
        {own.map(({ id, name }) => (
          <Budget key={id} {...{ id, name, isKey: true }} budget={budgets.find(({ key }) => key === id)} />
        ))}
      </ul>
    </>
  );
}

interface Props {
  id: string;
  name: string;
  isKey?: boolean;
  budget: Data<'listBudgets'>[number] | undefined;
}

function Budget({ id, name, isKey, budget }: Props) {
  const styles = usePlatformStyles();
  const { t, i18n } = useTranslation('platform');
  const [put, { isLoading, error }] = usePutBudgetMutation();
  const count = (value: number) => value.toLocaleString(i18n.language);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const values = new FormData(event.currentTarget);
    const tokens = Math.trunc(Number(values.get('tokens')));
    void put({ id, tokens: tokens > 0 ? tokens : null, period: values.get('period') === 'day' ? 'day' : 'month' });
  };
  return (
    <li className={styles.card}>
      <form className={styles.line} onSubmit={save}>
        <span className={styles.name}>{name}</span>
        {isKey && <span className={mergeClasses(styles.note, styles.mono)}>{`mwk_${id}_…`}</span>}
        <label className={styles.line}>
          <span className={styles.note}>{t('budget.tokens')}</span>
          <input
            name="tokens"
            type="number"
            min={0}
            max={1_000_000_000}
            defaultValue={budget?.tokens ?? ''}
            className={mergeClasses(styles.input, styles.narrow)}
          />
        </label>
        <select
          name="period"
          aria-label={t('budget.period')}
          defaultValue={budget?.period ?? 'month'}
          className={mergeClasses(styles.input, styles.narrow)}
        >
          <option value="day">{t('budget.day')}</option>
          <option value="month">{t('budget.month')}</option>
        </select>
        <PlainButton type="submit" aria-label={t('budget.saveName', { name })} aria-disabled={isLoading}>
          {t('budget.save')}
        </PlainButton>
      </form>
      <p className={styles.note} aria-live="polite">
        {budget
          ? t('budget.state', {
              used: count(budget.used + budget.held),
              tokens: count(budget.tokens),
              date: isoDate(budget.renewsAt),
            })
          : t('budget.none')}
      </p>
      {error && (
        <p className={styles.fault} role="alert">
          {messageOf(error) ?? t('keys.failed')}
        </p>
      )}
    </li>
  );
}
