import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCheckDomainCertificateMutation } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { ErrorBar } from '../../shell/ErrorBar';

const SOON_DAYS = 21;
const soon = () => Date.now() + SOON_DAYS * 86_400_000;

/** A verified host of its own: whether visitors’ browsers will trust it, looked at when asked. */
export function Certificate({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin');
  const [check, { data, error, isLoading }] = useCheckDomainCertificateMutation();
  return (
    <>
      <Button style={{ alignSelf: 'flex-start' }} disabledFocusable={isLoading} onClick={() => void check({ domain })}>
        {isLoading ? t('host.checking') : t('host.certificate')}
      </Button>
      <div role="status">
        {error !== undefined && <ErrorBar title={t('host.undone')} error={error} />}
        {data && !error && <Found certificate={data} />}
      </div>
    </>
  );
}

function Found({ certificate: { fault, endsAt } }: { certificate: Data<'checkDomainCertificate'> }): ReactNode {
  const { t } = useTranslation('admin');
  if (fault)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('host.distrusted')}</MessageBarTitle> {fault}
        </MessageBarBody>
      </MessageBar>
    );
  const ends = endsAt === null ? null : Date.parse(endsAt);
  const date = ends === null ? '' : isoMinute(ends).slice(0, 10);
  const near = ends !== null && ends < soon();
  return (
    <MessageBar intent={near ? 'warning' : 'success'} layout="multiline">
      <MessageBarBody>
        {t('host.trusted')} {near && t('host.endsSoon', { date })} {ends !== null && !near && t('host.ends', { date })}
      </MessageBarBody>
    </MessageBar>
  );
}
