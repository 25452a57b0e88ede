import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useLazyExportAccountQuery } from '@/api/session';
import { saveFile } from '@/browser/save-file';
import { useTranslation } from '@/i18n/use-translation';
import { useRowStyles } from '../layout/use-row-styles';
import { LeaveDialog } from './LeaveDialog';

/** Data export and account deletion. */
export function AccountRows(): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const [read, { isFetching }] = useLazyExportAccountQuery();
  const [leaving, setLeaving] = useState(false);
  const focusedAfterwards = useRestoreFocusTarget();
  const exportAll = async () => {
    if (isFetching) return;
    const { data } = await read();
    if (!data) return;
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, `millwright-account-${data.madeAt.slice(0, 10)}.json`);
  };
  return (
    <ul className={rows.list}>
      <li className={rows.row}>
        <span className={rows.words}>
          {t('leave.export')}
          <span className={rows.sub}>{t('leave.exportHint')}</span>
        </span>
        <Button disabledFocusable={isFetching} onClick={() => void exportAll()}>
          {t(isFetching ? 'leave.exporting' : 'leave.exportGo')}
        </Button>
      </li>
      <li className={rows.row}>
        <span className={rows.words}>
          {t('leave.title')}
          <span className={rows.sub}>{t('leave.hint')}</span>
        </span>
        <Button {...focusedAfterwards} onClick={() => setLeaving(true)}>
          {t('leave.open')}
        </Button>
      </li>
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </ul>
  );
}
