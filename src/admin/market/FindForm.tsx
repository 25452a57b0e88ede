import { Button, Field, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useMarketAdminStyles } from './market-styles';

/** Asks for the words that narrow a table. */
export function FindForm({ label, onFind }: { label: string; onFind: (keyword: string) => void }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <Field label={label}>
        <Input type="search" value={typed} maxLength={100} onChange={(_, { value }) => setTyped(value)} />
      </Field>
      <Button type="submit">{t('listings.search')}</Button>
    </form>
  );
}
