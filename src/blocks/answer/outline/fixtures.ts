import type { Fixtures } from '@/renderer/types';
import type { OutlineProps } from './block';

const fixtures: Fixtures<OutlineProps> = { typical: {} };

export default fixtures;
