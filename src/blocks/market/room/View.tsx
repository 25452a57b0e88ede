import type { BlockProps } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

export { default as check } from 'virtual:check/market/room';

const Room = lazyWithRetry(async () => (await import('@/market/MarketRoom')).MarketRoom);

/**
 * All pages of the market are this one block, which reads the address: every page document, and every file that a view
 * names, is part of the first page.
 */
export default function View({ level, id }: BlockProps<Record<string, never>>) {
  return <Room level={level} id={id} />;
}
