import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'platform/consent'>> = { typical: {} };

export default fixtures;
