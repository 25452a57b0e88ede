import type { Fixtures } from '@/renderer/types';

const fixtures: Fixtures<Record<string, never>> = { typical: {} };

export default fixtures;
