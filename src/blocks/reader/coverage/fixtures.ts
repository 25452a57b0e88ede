import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'reader/coverage'>> = { typical: {}, tour: { tour: true } };

export default fixtures;
