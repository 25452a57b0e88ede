import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'layout/columns'>> = { typical: {}, even: { ratio: '1:1' } };

export default fixtures;
