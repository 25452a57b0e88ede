import { expect, test } from 'vitest';
import { comparedIds, compareRows, toggled } from './compare-rows';

const app = (id: string, specs: [string, string][]) => ({
  ...{ id, name: id, version: '1' },
  specs: specs.map(([key, value]) => ({ key, name: key.toUpperCase(), value })),
});

test('what differs comes first, what nobody states is left out, what one does not state is empty', () => {
  const apps = [
    app('a', [
      ['power', '37 kW'],
      ['speed', '24,000 r/min'],
      ['colour', ''],
    ]),
    app('b', [
      ['power', '37 kW'],
      ['noise', '70 dB'],
    ]),
  ];
  expect(compareRows(apps, [{ key: 'version', name: 'Version', value: ({ version = '' }) => version }])).toEqual([
    { key: 'speed', name: 'SPEED', values: ['24,000 r/min', ''], differs: true },
    { key: 'noise', name: 'NOISE', values: ['', '70 dB'], differs: true },
    { key: 'version', name: 'Version', values: ['1', '1'], differs: false },
    { key: 'power', name: 'POWER', values: ['37 kW', '37 kW'], differs: false },
  ]);
});

test('three at most stand in the address, each once', () => {
  expect(comparedIds(new URLSearchParams('compare=a,a,,b,c,d'))).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
