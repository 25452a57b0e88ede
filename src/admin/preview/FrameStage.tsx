import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { fitFrame } from './fit-frame';
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame';
import { usePreviewStyles } from './preview-styles';
import type { FromFrame } from './protocol';
import { useRoom } from './use-room';

type Props = Omit<PreviewFrameProps, 'scale' | 'height'>;

/** The stage with the device, as large as fits, and its real size below. */
export function FrameStage({ onMessage, ...frame }: Props): ReactNode {
  const styles = usePreviewStyles();
  const { t } = useTranslation('admin-preview');
  const room = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const width = frame.context.viewport;
  const { scale, height } = fitFrame(width, useRoom(room));
  const hear = (message: FromFrame) => {
    if (message.type === 'refused') setRefused(true);
    onMessage?.(message);
  };
  return (
    <>
      <div className={styles.canvas}>
        <div ref={room} className={styles.room}>
          {refused ? (
            <p role="alert" className={styles.refused}>
              {t('refused')}
            </p>
          ) : (
            <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
              <PreviewFrame {...frame} scale={scale} height={height} onMessage={hear} />
            </div>
          )}
        </div>
      </div>
      <p className={styles.foot} style={{ margin: 0 }}>
        <span>{t('size', { width, height, percent: Math.round(scale * 100) })}</span>
        <span>{t(`mode.${frame.mode}Text`)}</span>
      </p>
    </>
  );
}
