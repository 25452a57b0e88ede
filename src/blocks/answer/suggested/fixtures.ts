import type { Fixtures } from '@/renderer/types';
import type { SuggestedProps } from './block';

const fixtures: Fixtures<SuggestedProps> = { typical: { scope: [3] }, few: { scope: [3], limit: 2 } };

export default fixtures;
