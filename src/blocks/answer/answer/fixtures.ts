import type { Fixtures } from '@/renderer/types';
import type { AnswerProps } from './block';

const fixtures: Fixtures<AnswerProps> = { typical: {} };

export default fixtures;
