import { expect, test } from 'vitest';
import { aHit } from '../../../../tests/support/a-hit';
import { isSuperseded } from './edition';

const hit = (title: string, text = '') => aHit({ title, text });
const superseded = (a: ReturnType<typeof hit>, b: ReturnType<typeof hit>) => isSuperseded(a, b, [a, b]);

test.each([
  ['Bucket elevator manual 2018', 'Bucket elevator manual 2024'],
  ['Pump handbook V1.9', 'Pump handbook V1.10'],
  ['Pump handbook, Rev. A', 'Pump handbook, Rev. B'],
  ['斗式提升机说明书（第1版）', '斗式提升机说明书（第2版）'],
  ['煤矿安全规程（2016年版）', '煤矿安全规程（2022年版）'],
  ['GB/T 1032-2005', 'GB/T 1032-2012'],
])('%s is an earlier edition than %s', (old, now) => {
  expect([superseded(hit(old), hit(now)), superseded(hit(now), hit(old))]).toEqual([true, false]);
});

test.each([
  ['Bucket elevator manual', 'Bucket elevator manual'],
  ['Pump P-100', 'Pump P-200'],
  ['Bucket elevator manual 2018', 'Belt conveyor manual 2024'],
  ['Bucket elevator manual', 'Bucket elevator manual 2024'],
])('%s is no edition of %s', (a, b) => expect(superseded(hit(a), hit(b))).toBe(false));

test.each([
  ['It replaces ISO 10816-3 for coupled machines.', ''],
  ['本标准代替 ISO 10816-3。', ''],
  ['', 'This part was superseded by ISO 20816-3.'],
  ['', '本部分已被 ISO 20816-3 取代。'],
])('a source that says so decides: “%s%s”', (now, old) => {
  const [earlier, later] = [hit('ISO 10816-3', old), hit('ISO 20816-3', now)];
  expect([superseded(earlier, later), superseded(later, earlier)]).toEqual([true, false]);
});
