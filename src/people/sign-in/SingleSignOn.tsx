import { Button, Divider } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { sessionEndpoints } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { useSessionDispatch } from '@/session/use-session';
import { returnAddress } from './return-address';
import type { Agreement } from './use-agreement';

interface Props {
  /** The label of the button, from the server's configuration. */
  name: string | undefined;
  agreement: Agreement;
}

/** Signs in through the company's identity provider, which returns to this page. */
export function SingleSignOn({ name, agreement }: Props): ReactNode {
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const go = async () => {
    if (!(await agreement.confirm())) return;
    const redirectUri = returnAddress();
    const call = sessionEndpoints.getAuthorizeUrl.initiate({ redirectUri }, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(call);
    if (data?.url) return window.location.assign(data.url);
    console.info('There is no authorization address to go to.');
  };
  return (
    <>
      <Divider>{t('sso.or')}</Divider>
      <Button size="large" onClick={() => void go()}>
        {name ?? t('sso.go')}
      </Button>
    </>
  );
}
