import { expect, test } from 'vitest';
import { asRows } from './as-rows';

test('a file that is no workbook is its own text, and one that cannot be read is none', async () => {
  expect(await asRows(new File(['a,b\n1,2'], 'plain.xlsx'))).toEqual([{ name: 'plain.xlsx.csv', body: 'a,b\n1,2' }]);
  expect(await asRows(new File(['PK\u0003\u0004'], 'broken.xlsx'))).toBeNull();
});
