import { Button, Field, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { useSetSistersMutation } from './market-calls';
import { useMarketAdminStyles } from './market-styles';

/** Which organizations belong together with a supplier, so that they review nothing of each other. */
export function Sisters({ domain, one }: { domain: string; one: Data<'listSuppliers'>[number] }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const rows = useTableStyles();
  const may = useMayOn(domain)('setSisters');
  const { id, name, sisters = [] } = one;
  const [written, setWritten] = useState<string>();
  const [save, { isLoading, error }] = useSetSistersMutation();
  const send = async () => {
    if (isLoading || written === undefined) return;
    const codes = written
      .split(/[\s,，、;；]+/)
      .filter(Boolean)
      .slice(0, 100);
    const { data } = await save({ domain, id, codes });
    if (data) setWritten(undefined);
  };
  if (written === undefined)
    return (
      <>
        {sisters.map((sister) => (
          <div key={sister.code}>
            {sister.name} <span className={rows.quiet}>{sister.code}</span>
          </div>
        ))}
        {may && (
          <Button
            size="small"
            aria-label={t('suppliers.sistersOf', { name })}
            onClick={() => setWritten(sisters.map(({ code }) => code).join(', '))}
          >
            {t('suppliers.change')}
          </Button>
        )}
      </>
    );
  return (
    <form
      className={styles.actions}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t('suppliers.codes')}>
        <Input value={written} maxLength={6600} onChange={(_, { value }) => setWritten(value)} />
      </Field>
      <Button type="submit" appearance="primary" disabledFocusable={isLoading}>
        {t('suppliers.save')}
      </Button>
      <Button onClick={() => setWritten(undefined)}>{t('cancel')}</Button>
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
    </form>
  );
}
