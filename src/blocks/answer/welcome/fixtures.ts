import type { Fixtures } from '@/renderer/types';
import type { WelcomeProps } from './block';

const fixtures: Fixtures<WelcomeProps> = {
  typical: {},
  own: { title: { 'zh-CN': '问问设备', 'en-US': 'Ask the plant' }, text: 'Line 3' },
};

export default fixtures;
