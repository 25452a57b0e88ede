import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'answer/ask'>> = { typical: { scope: [3] }, start: { look: 'start', scope: [3] } };

export default fixtures;
