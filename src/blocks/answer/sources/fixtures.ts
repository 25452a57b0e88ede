import type { Fixtures } from '@/renderer/types';
import type { SourcesProps } from './block';

const fixtures: Fixtures<SourcesProps> = { typical: {} };

export default fixtures;
