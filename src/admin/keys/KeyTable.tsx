import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useEndInstallationKeyMutation } from '@/api/keys';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';
import { focusScreen } from '../shell/use-focus-back';

type Key = Data<'findInstallationKeys'>[number];

export function KeyTable({ items }: { items: Data<'findInstallationKeys'> }): ReactNode {
  const { t } = useTranslation('admin');
  const rows = useTableStyles();
  const [ending, setEnding] = useState<Key | null>(null);
  return (
    <>
      <table className={rows.table} aria-label={t('keys.title')}>
        <thead>
          <tr>
            <th scope="col">{t('keys.name')}</th>
            <th scope="col">{t('keys.owner')}</th>
            <th scope="col">{t('keys.used')}</th>
            <th scope="col">{t('keys.state')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((key) => (
            <tr key={key.id}>
              <td>
                <strong>{key.name}</strong>
                <div className={rows.quiet}>{`mwk_${key.id}_… · ${key.scopes.join(' · ')}`}</div>
              </td>
              <td>{key.ownerName || t('keys.gone')}</td>
              <td>
                {key.usedAt ? <RelativeTime at={key.usedAt} /> : t('keys.never')}
                <div className={rows.quiet}>{key.usedNetwork}</div>
              </td>
              <td>
                {t(`keys.states.${key.state}`)}
                {key.state !== 'ended' && (
                  <div>
                    <Button
                      size="small"
                      aria-label={t('keys.endName', { name: key.name, owner: key.ownerName })}
                      onClick={() => setEnding(key)}
                    >
                      {t('keys.end')}
                    </Button>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ending && <EndDialog of={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function EndDialog({ of: { id, name, ownerName }, onClose }: { of: Key; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const [end, { isLoading, error }] = useEndInstallationKeyMutation();
  const go = async () => {
    const answer = await end({ id });
    if (answer.error) return;
    onClose();
    // The button that opened this is about to disappear.
    focusScreen();
  };
  return (
    <ConfirmDialog
      title={t('keys.endName', { name, owner: ownerName })}
      go={t('keys.endSure')}
      onGo={go}
      disabled={isLoading}
      onClose={onClose}
    >
      {error !== undefined && <ErrorBar title={t('keys.endFailed')} error={error} />}
      <p>{t('keys.text')}</p>
    </ConfirmDialog>
  );
}
