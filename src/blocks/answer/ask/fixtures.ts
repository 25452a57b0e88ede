import type { Fixtures } from '@/renderer/types';
import type { AskProps } from './block';

const fixtures: Fixtures<AskProps> = { typical: { scope: [3] }, start: { look: 'start', scope: [3] } };

export default fixtures;
