import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'market/room'>> = { typical: {} };

export default fixtures;
