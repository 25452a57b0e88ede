import type { OwnBlock } from '@/renderer/types';

const block: OwnBlock<'layout/crash-test'> = {
  v: 2,
  // The report of a crash speaks of its reason, and so does the form since version 2.
  up: { 1: ({ message, ...rest }) => (message === undefined ? rest : { ...rest, reason: message }) },
};

export default block;
