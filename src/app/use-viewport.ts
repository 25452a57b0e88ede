import type { Viewport } from '@/renderer/types';
import { useMedia } from '@/ui/use-media';

/** The specification's breakpoint: below 769 px is mobile. */
export function useViewport(): Viewport {
  const tablet = useMedia('(min-width: 769px)');
  const desktop = useMedia('(min-width: 1280px)');
  if (desktop) return 'desktop';
  return tablet ? 'tablet' : 'mobile';
}
