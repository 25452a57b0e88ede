import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'activity/room'>> = { typical: {} };

export default fixtures;
