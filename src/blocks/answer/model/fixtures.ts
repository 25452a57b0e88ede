import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'answer/model'>> = { typical: { scope: [3] } };

export default fixtures;
