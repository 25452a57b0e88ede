import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'layout/crash-test'>> = { typical: { reason: 'This block crashes on purpose' } };

export default fixtures;
