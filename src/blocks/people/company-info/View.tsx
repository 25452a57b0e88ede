import type { ReactNode } from 'react';
import { CompanyPage } from '@/people/organization/CompanyPage';
import type { BlockProps } from '@/renderer/types';

export { default as check } from 'virtual:check/people/company-info';

export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  return <CompanyPage level={level} />;
}
