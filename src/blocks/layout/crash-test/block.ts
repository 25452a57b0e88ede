import type { Block, PropsOf } from '@/renderer/types';

export type CrashTestProps = PropsOf<'layout/crash-test'>;

const block: Block<CrashTestProps> = {
  type: 'layout/crash-test',
  v: 2,
  // The report of a crash speaks of its reason, and so does the form since version 2.
  up: { 1: ({ message, ...rest }) => (message === undefined ? rest : { ...rest, reason: message }) },
  load: () => import('./View'),
};

export default block;
