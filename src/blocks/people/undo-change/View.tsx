import type { ReactNode } from 'react';
import { UndoPage } from '@/people/undo/UndoPage';
import type { BlockProps } from '@/renderer/types';

export { default as check } from 'virtual:check/people/undo-change';

export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  return <UndoPage level={level} />;
}
