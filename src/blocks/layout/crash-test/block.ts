import type { Block, PropsOf } from '@/renderer/types';

export type CrashTestProps = PropsOf<'layout/crash-test'>;

const block: Block<CrashTestProps> = {
  type: 'layout/crash-test',
  v: 1,
  load: () => import('./View'),
};

export default block;
