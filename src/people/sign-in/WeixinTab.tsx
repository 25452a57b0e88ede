import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLazyGetWeixinUrlQuery } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { Fault } from '../layout/Fault';
import { returnAddress } from './return-address';
import type { Agreement } from './use-agreement';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '14px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** For phones: opens WeChat, because people cannot scan their own screen. */
export function WeixinTab({ agreement, children }: { agreement: Agreement; children: ReactNode }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const [ask, { isFetching, isError }] = useLazyGetWeixinUrlQuery();
  const go = async () => {
    if (isFetching || !(await agreement.confirm())) return;
    const { data } = await ask({ redirectUri: returnAddress() });
    if (data) window.location.assign(data.url);
  };
  return (
    <div className={styles.root}>
      <p className={styles.text}>{t('weixin.text')}</p>
      <Fault words={isError && !isFetching ? 'weixin.notOpened' : null} />
      {children}
      <Button appearance="primary" size="large" disabledFocusable={isFetching} onClick={() => void go()}>
        {t('weixin.go')}
      </Button>
    </div>
  );
}
