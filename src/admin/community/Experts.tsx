import { Button, Field, Input, Select } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { useAppointExpertMutation, useDismissExpertMutation, useListExpertsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useMayOn } from '../shell/use-may';
import { useCommunityStyles } from './community-styles';

/** Who vouches for answers of which tags and boards. */
export function Experts({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-community');
  const styles = useCommunityStyles();
  const id = useId();
  const may = useMayOn(domain);
  const { data, error, refetch } = useListExpertsQuery({ domain }, { refetchOnMountOrArgChange: true });
  const [dismiss, { isLoading }] = useDismissExpertMutation();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('experts.title')}
      </h2>
      <p className={styles.quiet}>{t('experts.text')}</p>
      {error !== undefined && !data && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {data?.length === 0 && <p>{t('experts.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ person, name, kind, target }) => {
            const of = kind === 'tag' ? t('experts.tag', { target }) : t('experts.board', { target });
            return (
              <li key={`${person} ${kind} ${target}`} className={styles.row}>
                <span>{name}</span>
                <span>{of}</span>
                {may('dismissExpert') && (
                  <Button
                    size="small"
                    disabledFocusable={isLoading}
                    aria-label={t('experts.dismissOf', { name, target: of })}
                    onClick={() => void dismiss({ domain, person, kind, target })}
                  >
                    {t('experts.dismiss')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {may('appointExpert') && <Appoint domain={domain} />}
    </section>
  );
}

function Appoint({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-community');
  const styles = useCommunityStyles();
  const [account, setAccount] = useState('');
  const [kind, setKind] = useState<'tag' | 'board'>('tag');
  const [target, setTarget] = useState('');
  const [appoint, { isLoading, error }] = useAppointExpertMutation();
  const isWhole = account.trim() !== '' && target.trim() !== '';
  const go = async () => {
    if (!isWhole || isLoading) return;
    const done = await appoint({ domain, account: account.trim(), kind, target: target.trim() });
    if (!done.error) setAccount('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <Field label={t('experts.account')} hint={t('experts.accountHint')}>
        <Input value={account} maxLength={200} onChange={(_, { value }) => setAccount(value)} />
      </Field>
      <Field label={t('experts.kind')}>
        <Select value={kind} onChange={(_, { value }) => setKind(value === 'board' ? 'board' : 'tag')}>
          <option value="tag">{t('experts.kindTag')}</option>
          <option value="board">{t('experts.kindBoard')}</option>
        </Select>
      </Field>
      <Field label={t('experts.target')}>
        <Input value={target} maxLength={40} onChange={(_, { value }) => setTarget(value)} />
      </Field>
      <Button type="submit" appearance="primary" disabledFocusable={!isWhole || isLoading}>
        {t('experts.appoint')}
      </Button>
      {error !== undefined && <ErrorBar title={t('experts.failed')} error={error} />}
    </form>
  );
}
