import type { Fixtures } from '@/renderer/types';
import type { HistoryProps } from './block';

const fixtures: Fixtures<HistoryProps> = { typical: {} };

export default fixtures;
