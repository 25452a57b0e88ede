import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'answer/follow-ups'>> = { typical: {}, one: { limit: 1 } };

export default fixtures;
