import { type ReactNode, Suspense, useRef, useSyncExternalStore } from 'react';
import { isWatermarkAsked, subscribeWatermark, watermarkConfig } from '@/browser/watermark-config';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

const Watermark = lazyWithRetry(async () => (await import('@/people/watermark/Watermark')).Watermark);
const WatermarkDialog = lazyWithRetry(async () => (await import('@/people/watermark/WatermarkDialog')).WatermarkDialog);

/** The watermark and its dialog. Nothing is loaded while it is off. */
export function WatermarkLayer(): ReactNode {
  const { text, enabled } = useSyncExternalStore(subscribeWatermark, watermarkConfig);
  const asked = useSyncExternalStore(subscribeWatermark, isWatermarkAsked);
  // Stays mounted after closing; see PersonLayer.
  const opened = useRef(false);
  opened.current ||= asked;
  return (
    <Suspense>
      {enabled && <Watermark text={text} />}
      {opened.current && <WatermarkDialog open={asked} />}
    </Suspense>
  );
}
