import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { useGetWeixinUrlQuery } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { returnAddress } from './return-address';
import type { Agreement } from './use-agreement';

/** WeChat's QR codes are valid for five minutes. */
const GOOD_FOR_MS = 5 * 60 * 1000;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '12px', textAlign: 'center' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  place: {
    position: 'relative',
    boxSizing: 'border-box',
    width: '100%',
    height: '220px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    // The frame's content is designed for light pages.
    backgroundColor: '#fff',
  },
  frame: { width: '100%', height: '100%', border: 'none' },
  over: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    color: '#242424',
    backgroundColor: 'rgb(255 255 255 / 94%)',
  },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

/**
 * WeChat's QR code in an iframe. Scanning it signs in, so it is shown only after agreement. An expired code is covered
 * by a notice and can be renewed.
 */
export function WeixinFrame({ agreement }: { agreement: Agreement }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const { data, isError, fulfilledTimeStamp, refetch } = useGetWeixinUrlQuery(
    { redirectUri: returnAddress() },
    { skip: !agreement.agreed },
  );
  const [old, setOld] = useState(false);
  useEffect(() => {
    setOld(false);
    if (fulfilledTimeStamp === undefined) return;
    const timer = setTimeout(() => setOld(true), GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [fulfilledTimeStamp]);
  return (
    <div className={styles.root}>
      <p className={styles.title}>{t('weixin.title')}</p>
      <div className={styles.place}>
        {!agreement.agreed && (
          <div className={styles.over}>
            <Button onClick={() => void agreement.confirm()}>{t('weixin.show')}</Button>
          </div>
        )}
        {data && agreement.agreed && (
          <iframe
            key={fulfilledTimeStamp}
            src={data.url}
            title={t('weixin.frame')}
            className={styles.frame}
            // After a scan, the frame navigates the whole page, so top navigation is allowed.
            sandbox="allow-scripts allow-same-origin allow-forms allow-top-navigation"
          />
        )}
        {agreement.agreed && (old || isError) && (
          <div className={styles.over} role="status">
            {t(isError ? 'weixin.unreachable' : 'weixin.old')}
            <Button onClick={() => void refetch()}>{t('weixin.renew')}</Button>
          </div>
        )}
      </div>
      <p className={styles.hint}>{t('weixin.hint')}</p>
    </div>
  );
}
