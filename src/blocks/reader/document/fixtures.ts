import type { Fixtures } from '@/renderer/types';
import type { DocumentProps } from './block';

const fixtures: Fixtures<DocumentProps> = { typical: {} };

export default fixtures;
