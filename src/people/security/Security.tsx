import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useGetFactorsQuery, useMakeRecoveryCodesMutation } from '@/api/factors';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { RecoveryCodes } from '@/ui/factor/RecoveryCodes';
import { Fault } from '../layout/Fault';
import { PageCard } from '../layout/PageFrame';
import { SureButton } from '../layout/SureButton';
import { useRowStyles } from '../layout/use-row-styles';
import { Waiting } from '../layout/Waiting';
import { AppRow } from './AppRow';
import { Passkeys } from './Passkeys';

/** The second factors of the account: authenticator app, passkeys, recovery codes. */
export function Security(): ReactNode {
  const { t } = useTranslation('security');
  return (
    <PageCard title={t('title')}>
      <Factors />
    </PageCard>
  );
}

function Factors(): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('security');
  const { data, isError, refetch } = useGetFactorsQuery();
  /** New recovery codes, until the person confirms that they are saved. */
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (!data) return <Waiting failed={isError} onRetry={() => void refetch()} />;
  if (codes.length > 0) return <RecoveryCodes codes={codes} host={window.location.host} onDone={() => setCodes([])} />;
  return (
    <>
      <p className={rows.hint} style={{ marginBottom: 8 }}>
        {t('text')}
      </p>
      <Required factors={data} />
      <ul className={rows.list}>
        <AppRow since={data.totp} onCodes={setCodes} />
        <Passkeys passkeys={data.passkeys} onCodes={setCodes} />
        {(data.totp !== null || data.passkeys.length > 0) && <CodesRow left={data.recovery.left} onCodes={setCodes} />}
      </ul>
    </>
  );
}

/** Organizations that require a second factor, while this session cannot act for them. */
function Required({ factors }: { factors: Data<'getFactors'> }): ReactNode {
  const { t } = useTranslation('security');
  if (factors.confirmed || factors.requiredBy.length === 0) return null;
  const none = factors.totp === null && factors.passkeys.length === 0;
  const names = factors.requiredBy.join(t('and'));
  return (
    <MessageBar intent="warning" layout="multiline" style={{ marginBlock: 8 }}>
      <MessageBarBody>{none ? t('required', { names }) : t('signInAgain', { names })}</MessageBarBody>
    </MessageBar>
  );
}

function CodesRow({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('security');
  const [make, { isLoading, error }] = useMakeRecoveryCodesMutation();
  const renew = async () => {
    const { data } = await make();
    if (data) onCodes(data.recoveryCodes);
  };
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        {t('codes.title')}
        <span className={rows.sub}>{left > 0 ? t('codes.left', { left }) : t('codes.none')}</span>
      </span>
      {left > 0 ? (
        <SureButton words={t('codes.renew')} sure={t('codes.renewSure')} busy={isLoading} onSure={renew} />
      ) : (
        <Button disabledFocusable={isLoading} onClick={() => void renew()}>
          {t('codes.make')}
        </Button>
      )}
      {error && (
        <div className={rows.below}>
          <Fault words={messageOf(error) ?? t('failed')} />
        </div>
      )}
    </li>
  );
}
