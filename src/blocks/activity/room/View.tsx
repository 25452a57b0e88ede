import type { BlockProps } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

export { default as check } from 'virtual:check/activity/room';

const Room = lazyWithRetry(async () => (await import('@/activities/ActivitiesRoom')).ActivitiesRoom);

/** All pages of activities are this one block, which reads the address, as the market's are. */
export default function View({ level }: BlockProps<Record<string, never>>) {
  return <Room level={level} />;
}
