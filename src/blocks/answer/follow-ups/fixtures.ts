import type { Fixtures } from '@/renderer/types';
import type { FollowUpsProps } from './block';

const fixtures: Fixtures<FollowUpsProps> = { typical: {}, one: { limit: 1 } };

export default fixtures;
