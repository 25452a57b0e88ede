import type { ReactNode } from 'react';
import { PersonPage } from '@/people/account/PersonPage';
import type { BlockProps } from '@/renderer/types';

export { default as check } from 'virtual:check/people/person-info';

export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  return <PersonPage level={level} />;
}
