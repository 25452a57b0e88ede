import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeKey } from '../../../setting/alarm/code-key';
import { extractCodes, parseIdentifiers } from './identifiers';

describe('extractCodes', () => {
  it.each([
    ['Alarm SRVO-062 and SV0401', ['SRVO062', 'SV0401']],
    ['CVE-2021-44228 is known', ['CVE202144228']],
    ['CPU 6ES7 314-1AG14-0AB0', ['6ES73141AG140AB0']],
    ['code 0x12', ['0X12']],
    ['| 0x001B | Fan |', ['0X1B']],
    ['fault 1Bh', ['0X1B']],
    ['| Code | Meaning |\n|---|---|\n| 16 | Belt |', ['16']],
    ['第三十六条 生产经营单位应当……', ['§36']],
    ['依照本法第九十条的规定', []],
  ])('%s', (text, codes) => expect(extractCodes(text)).toEqual(expect.arrayContaining(codes)));

  it('never throws and stays small, whatever it reads', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => extractCodes(text).length <= 64));
  });
});

describe('parseIdentifiers', () => {
  it.each([
    ['安全生产法第三十六条', ['§36'], '安全生产法'],
    ['《安全生产法》第36条', ['§36'], '安全生产法'],
    ['18', ['18'], ''],
    ['报警 18 怎么处理', ['18'], ''],
    ['what is alarm 18?', ['18'], ''],
    ['请问安全生產法第 36 條怎么规定', ['§36'], '请问安全生产法'],
    ['安全生产法36条', ['§36'], '安全生产法'],
    ['E 1024', ['E1024'], ''],
    ['GB/T 19001-2016', ['GBT190012016'], ''],
    ['16#8085', ['0X8085'], ''],
    ['6es7 314-1ag14-0ab0', ['6ES73141AG140AB0'], ''],
    ['srvo-062', ['SRVO062'], ''],
    ['16#001B', ['0X1B'], ''],
    ['status 1Bh', ['0X1B'], ''],
    ['a battery of 7Ah, every 24h', [], ''],
    ['GoToolR() 的参数2类型错误', [], ''],
    ['a pump of 18 kW', [], ''],
  ])('%s', (question, keys, statute) => expect(parseIdentifiers(question)).toMatchObject({ keys, statute }));
});

it.each([
  ['RS485', true],
  ['报警 18 怎么处理', true],
  ['安全生产法第三十六条的内容', false],
  ['how to wire RS485', false],
])('knows whether %s asks for nothing else', (question, alone) => expect(parseIdentifiers(question).alone).toBe(alone));

it('codeKey makes spellings of one code the same', () => {
  expect(new Set(['E-1024', 'e 1024', 'E1024'].map(codeKey)).size).toBe(1);
  expect(['0x001B', '1Bh', '16#001B', '0X1B', '0x0', '0x00'].map(codeKey)).toEqual([
    ...['0X1B', '0X1B', '0X1B', '0X1B', '0X0', '0X0'],
  ]);
});
