import type { ReactNode } from 'react';
import { InvitationPage } from '@/people/organization/InvitationPage';
import type { BlockProps } from '@/renderer/types';

export { default as check } from 'virtual:check/people/invitation';

export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  return <InvitationPage level={level} />;
}
