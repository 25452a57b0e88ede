import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'community/room'>> = {
  typical: {},
  write: { view: 'write' },
  notices: { view: 'notices' },
};

export default fixtures;
