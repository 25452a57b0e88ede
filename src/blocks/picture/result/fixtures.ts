import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'picture/result'>> = { typical: { view: 'picture' }, count: { view: 'count' } };

export default fixtures;
