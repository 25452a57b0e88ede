import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'answer/welcome'>> = {
  typical: {},
  own: { title: { 'zh-CN': '问问设备', 'en-US': 'Ask the plant' }, text: 'Line 3' },
};

export default fixtures;
