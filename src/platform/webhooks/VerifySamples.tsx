import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { CodeSamples } from '../CodeSamples';
import { usePlatformStyles } from '../platform-styles';
import { WEBHOOK_SAMPLES } from '../samples/webhook-samples';

/** How a receiver checks what it is sent. */
export function VerifySamples({ level }: { level: 2 | 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('webhooks');
  return (
    <>
      <Heading level={level} className={styles.head}>
        {t('verify.title')}
      </Heading>
      <p className={styles.note}>{t('verify.text')}</p>
      <CodeSamples label={t('verify.title')} samples={WEBHOOK_SAMPLES} />
    </>
  );
}
