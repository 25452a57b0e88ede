import type { Fixtures } from '@/renderer/types';
import type { ResultProps } from './block';

const fixtures: Fixtures<ResultProps> = { typical: { view: 'picture' }, count: { view: 'count' } };

export default fixtures;
