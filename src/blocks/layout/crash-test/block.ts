import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/crash-test'> = {
  v: 2,
  // Version 2 renamed `message` to `reason`, as in the crash report.
  up: { 1: ({ message, ...rest }) => (message === undefined ? rest : { ...rest, reason: message }) },
};

export default block;
