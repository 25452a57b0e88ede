import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'answer/suggested'>> = { typical: { scope: [3] }, few: { scope: [3], limit: 2 } };

export default fixtures;
