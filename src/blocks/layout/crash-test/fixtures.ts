import type { Fixtures } from '@/renderer/types';
import type { CrashTestProps } from './block';

const fixtures: Fixtures<CrashTestProps> = { typical: { reason: 'This block crashes on purpose' } };

export default fixtures;
