import { mergeClasses } from '@fluentui/react-components';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { CopyButton } from '@/ui/markdown/CopyButton';
import { PlainButton } from '@/ui/PlainButton';
import { usePlatformStyles } from './platform-styles';

interface Props {
  label: string;
  samples: readonly { name: string; text: string }[];
}

/** Code in several languages, one of which is shown; arrow keys move between them. */
export function CodeSamples({ label, samples }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const [at, setAt] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();
  const text = samples[at]?.text ?? '';
  const move = (to: number) => {
    const next = (to + samples.length) % samples.length;
    setAt(next);
    tabs.current[next]?.focus();
  };
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        <div role="tablist" aria-label={label} className={styles.tabs}>
          {samples.map(({ name }, index) => (
            <PlainButton
              key={name}
              ref={(tab) => {
                tabs.current[index] = tab;
              }}
              id={`${id}-${index}`}
              role="tab"
              look="quiet"
              aria-selected={index === at}
              aria-controls={`${id}-code`}
              tabIndex={index === at ? 0 : -1}
              className={mergeClasses(styles.tab, index === at && styles.tabHere)}
              onClick={() => setAt(index)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowRight') move(at + 1);
                if (key === 'ArrowLeft') move(at - 1);
              }}
            >
              {name}
            </PlainButton>
          ))}
        </div>
        <CopyButton label={t('copy')} done={t('copied')} failed={t('copyFailed')} read={() => text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll long lines. */}
      <pre id={`${id}-code`} role="tabpanel" aria-labelledby={`${id}-${at}`} tabIndex={0} className={styles.pre}>
        {text}
      </pre>
    </div>
  );
}
