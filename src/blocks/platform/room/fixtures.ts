import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'platform/room'>> = { typical: {} };

export default fixtures;
