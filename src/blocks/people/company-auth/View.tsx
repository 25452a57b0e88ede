import type { ReactNode } from 'react';
import { CompanyAuthPage } from '@/people/organization/CompanyAuthPage';
import type { BlockProps } from '@/renderer/types';

export { default as check } from 'virtual:check/people/company-auth';

export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  return <CompanyAuthPage level={level} />;
}
