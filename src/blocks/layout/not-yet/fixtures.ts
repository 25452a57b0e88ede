import type { Fixtures, PropsOf } from '@/renderer/types';

const fixtures: Fixtures<PropsOf<'layout/not-yet'>> = {
  typical: { function: 2 },
  named: { name: { 'zh-CN': '设备诊断助手', 'en-US': 'Equipment diagnosis' } },
};

export default fixtures;
