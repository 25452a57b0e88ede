import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { fitFrame } from './fit-frame';
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame';
import { usePreviewStyles } from './preview-styles';
import type { FromFrame, Place } from './protocol';
import { useRoom } from './use-room';

/** What tools over the page need to know of it, in pixels of the frame. */
export interface OverFrame {
  scale: number;
  places: readonly Place[];
  dragged: { id: string; y: number; end: boolean } | undefined;
}

interface Props extends Omit<PreviewFrameProps, 'scale' | 'height'> {
  /** Without the line below it, which is for operators. */
  bare?: boolean;
  /** Drawn over the page. */
  tools?: ((over: OverFrame) => ReactNode) | undefined;
}

/** The stage with the device, as large as fits, and its real size below. */
export function FrameStage({ onMessage, tools, bare, ...frame }: Props): ReactNode {
  const styles = usePreviewStyles();
  const { t } = useTranslation('admin-preview');
  const room = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [dragged, setDragged] = useState<OverFrame['dragged']>();
  const width = frame.context.viewport;
  const space = useRoom(room);
  const { scale, height } = fitFrame(width, space);
  const scrolls = height * scale > space.height + 1;
  const hear = (message: FromFrame) => {
    if (message.type === 'refused') setRefused(true);
    if (message.type === 'placed') setPlaces(message.places);
    if (message.type === 'dragged') setDragged(message);
    onMessage?.(message);
  };
  return (
    <>
      {/* What scrolls must be reachable for the arrow keys. */}
      <div className={styles.canvas} tabIndex={scrolls ? 0 : undefined}>
        <div ref={room} className={styles.room}>
          {refused ? (
            <p role="alert" className={styles.refused}>
              {t('refused')}
            </p>
          ) : (
            <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
              <PreviewFrame {...frame} scale={scale} height={height} onMessage={hear} />
              {tools?.({ scale, places, dragged })}
            </div>
          )}
        </div>
      </div>
      {!bare && (
        <p className={styles.foot} style={{ margin: 0 }}>
          <span>{t('size', { width, height, percent: Math.round(scale * 100) })}</span>
          <span>{frame.mode === 'use' ? t('mode.useText') : t('mode.editText')}</span>
        </p>
      )}
    </>
  );
}
