import { mergeClasses, Spinner } from '@fluentui/react-components';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { GlobalSetting } from '@/renderer/types';
import type { Locale } from '../../../generated/locales';
import { defaultContext, type PreviewContext } from '../preview/context';
import { PreviewFrame } from '../preview/PreviewFrame';
import { useRoom } from '../preview/use-room';
import { useLookStyles } from './look-styles';

const NARROW = 600;

interface Props {
  setting: GlobalSetting;
  locale: Locale;
  title: string;
  size: 'small' | 'large';
  /** Frames open one after the other: six at once would each take six times as long. */
  open: boolean;
  onShown: () => void;
}

/** The real home page, scaled into its window. */
export function LivePicture({ setting, locale, title, size, open, onShown }: Props): ReactNode {
  const styles = useLookStyles();
  const { t } = useTranslation('admin-new');
  const window = useRef<HTMLSpanElement>(null);
  const { width, height } = useRoom(window);
  const viewport = size === 'large' && width > 0 && width < NARROW ? 390 : 1280;
  const context = useMemo<PreviewContext>(
    () => ({ ...defaultContext(setting.accessDomain), viewport, locale }),
    [setting.accessDomain, viewport, locale],
  );
  const scale = Math.min(1, width / viewport);
  return (
    <span ref={window} className={mergeClasses(styles.window, styles[size])} inert={size === 'small'}>
      {open && width > 0 ? (
        <PreviewFrame
          setting={setting}
          context={context}
          mode="use"
          title={title}
          scale={scale}
          height={Math.ceil(height / scale)}
          onMessage={({ type }) => type === 'shown' && onShown()}
        />
      ) : (
        <Spinner className={styles.wait} size="tiny" delay={150} aria-label={t('look.opening')} />
      )}
    </span>
  );
}
