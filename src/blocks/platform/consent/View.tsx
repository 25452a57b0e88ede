import type { BlockProps } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

export { default as check } from 'virtual:check/platform/consent';

const Page = lazyWithRetry(async () => (await import('@/platform/consent/ConsentPage')).ConsentPage);

/** A program leads here when somebody connects it. */
export default function View({ level }: BlockProps<Record<string, never>>) {
  return <Page level={level} />;
}
