import { Badge, Button } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useListDevicesQuery, useSignOutDeviceMutation, useSignOutEverywhereMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { showToast } from '@/ui/toasts';
import { useRowStyles } from '../layout/use-row-styles';
import { Waiting } from '../layout/Waiting';

/** The person's sessions. Each can be signed out, or all others at once. */
export function Devices(): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { data, isError, refetch } = useListDevicesQuery();
  const [end, ending] = useSignOutDeviceMutation();
  const list = useRef<HTMLUListElement>(null);
  const [endOthers, { isLoading }] = useSignOutEverywhereMutation();
  if (!data) return <Waiting failed={isError} onRetry={() => void refetch()} />;
  const unnamed = t('devices.unnamed');
  // The button is removed with its row, so the list takes the focus.
  const endOne = async (id: string) => {
    if (ending.isLoading) return;
    const { error } = await end({ id });
    if (!error) list.current?.focus();
  };
  const others = async () => {
    const answer = await endOthers({ keepThis: true });
    if (!answer.data) return;
    list.current?.focus();
    const values = { count: answer.data.ended };
    showToast({ intent: 'success', textKey: 'people:devices.ended', values, durationMs: 5000, cause: 'devices' });
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className={rows.list} aria-label={t('devices.title')}>
        {data.map(({ id, name, address, current, workbench, seenAt }) => (
          <li key={id} className={rows.row}>
            <span className={rows.words}>
              {name || unnamed}
              <span className={rows.sub}>
                {[workbench && t('devices.workbench'), t('devices.seen', { when: isoMinute(seenAt) }), address]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {current ? (
              <Badge appearance="tint">{t('devices.current')}</Badge>
            ) : (
              <Button
                disabledFocusable={ending.isLoading}
                aria-label={t('devices.endOne', { name: name || unnamed })}
                onClick={() => void endOne(id)}
              >
                {t('menu.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button disabledFocusable={isLoading} style={{ marginTop: 12 }} onClick={() => void others()}>
          {t('devices.endOthers')}
        </Button>
      )}
    </>
  );
}
