import { type ReactNode, useEffect } from 'react';
import { useSession } from '@/session/use-session';
import { drawWatermark } from './draw-watermark';
import { watermarkText } from './watermark-text';

/** The watermark over every page while enabled. Drawn outside React, so that a removed node can be restored. */
export function Watermark({ text }: { text: string }): ReactNode {
  const { user, currentTenant } = useSession((session) => session);
  const words = watermarkText(text, user, currentTenant);
  useEffect(() => drawWatermark(words), [words]);
  return null;
}
