import { expect, it } from 'vitest';
import { tableCodes } from './table-codes';

it('takes bare numbers for codes in the columns that say so, and in no other', () => {
  const table = ['| Alarm no. | Value | Meaning |', '|---|---|---|', '| 16 | 400 | Belt |', '| **17** | 5 | Fan |'];
  expect(tableCodes(table.join('\n'))).toEqual(['16', '17']);
  expect(tableCodes('| 序号 | 故障代码 |\n|---|---|\n| 1 | 23 |\n\n| 转速 |\n|---|\n| 1500 |')).toEqual(['23']);
  expect(tableCodes('- **Code**: 16\n- **Hours**: 40\n- **报警号**：7')).toEqual(['16', '7']);
  expect(tableCodes('Alarm 16 stops the belt. | 5 |')).toEqual([]);
});
