import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language';

it.each([
  ['轴承发热', 'zh'],
  ['在 Neuron 中配置 Modbus TCP 驱动的 Host 与 Port', 'zh'],
  ['The bearing runs hot.', 'en'],
  ['The sign 阀 means valve in drawings of that maker, as said before in this text.', 'en'],
  ['', 'en'],
  ['4711 0x1F', 'en'],
])('reads %j as %s', (text, lang) => {
  expect(detectLanguage(text)).toBe(lang);
});
