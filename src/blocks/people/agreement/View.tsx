import type { ReactNode } from 'react';
import { AgreementPage } from '@/people/agreement/AgreementPage';
import type { BlockProps } from '@/renderer/types';

export { default as check } from 'virtual:check/people/agreement';

export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  return <AgreementPage level={level} />;
}
