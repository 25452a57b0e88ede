import type { BlockProps } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

export { default as check } from 'virtual:check/platform/room';

const Room = lazyWithRetry(async () => (await import('@/platform/PlatformRoom')).PlatformRoom);

/** All pages of the developer platform are this one block, which reads the address. */
export default function View({ level }: BlockProps<Record<string, never>>) {
  return <Room level={level} />;
}
