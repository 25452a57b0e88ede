import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'assistant/chat'>> = {
  typical: { assistant: 'general', scope: [3] },
  address: { scope: [3] },
};

export default fixtures;
