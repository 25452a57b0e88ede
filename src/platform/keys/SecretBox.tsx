import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { PlainButton } from '@/ui/PlainButton';
import { usePlatformStyles } from '../platform-styles';

interface Props {
  secret: string;
  /** What it is; a key if absent. */
  text?: string;
  onClose?: () => void;
}

/** A key as it is shown once. It takes the focus, so that nobody leaves without having seen it. */
export function SecretBox({ secret, text, onClose }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={text ?? t('keys.once')} className={mergeClasses(styles.card)}>
      <p className={styles.text}>{text ?? t('keys.once')}</p>
      <div className={styles.secret}>
        <code>{secret}</code>
        <CopyButton label={t('copy')} done={t('copied')} failed={t('copyFailed')} read={() => secret} />
      </div>
      {onClose && (
        <div>
          <PlainButton onClick={onClose}>{t('keys.kept')}</PlainButton>
        </div>
      )}
    </section>
  );
}
