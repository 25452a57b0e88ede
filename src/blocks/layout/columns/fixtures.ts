import type { Fixtures } from '@/renderer/types';
import type { ColumnsProps } from './block';

const fixtures: Fixtures<ColumnsProps> = { typical: {}, even: { ratio: '1:1' } };

export default fixtures;
