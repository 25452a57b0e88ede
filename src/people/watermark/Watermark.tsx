import { type ReactNode, useEffect } from 'react';
import { useSession } from '@/session/use-session';
import { drawWatermark } from './draw-watermark';
import { watermarkText } from './watermark-text';

/** Over every page while it is on; draws outside of React, so that taking its node away does not take it away. */
export function Watermark({ text }: { text: string }): ReactNode {
  const { user, currentTenant } = useSession((session) => session);
  const words = watermarkText(text, user, currentTenant);
  useEffect(() => drawWatermark(words), [words]);
  return null;
}
