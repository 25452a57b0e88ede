import type { ReactNode } from 'react';
import { TransferPage } from '@/people/transfer/TransferPage';
import type { BlockProps } from '@/renderer/types';

export { default as check } from 'virtual:check/people/transfer';

export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  return <TransferPage level={level} />;
}
