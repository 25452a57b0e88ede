import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passageRow, type TemporaryIndex, temporaryIndex } from '../../../tests/support/search-rows';
import { exactMatches } from './exact-matches';
import { extractCodes } from './identifiers';

let temporary: TemporaryIndex;
beforeAll(async () => {
  temporary = await temporaryIndex([
    passageRow('srvo', 'SRVO-062 BZAL alarm', { codes: ['SRVO062'] }),
    passageRow('drive', 'F30001 overcurrent', { codes: ['F30001'] }),
    passageRow('hidden', 'F30001 elsewhere', { codes: ['F30001'], kbId: 1 }),
    passageRow('safety', '第三十六条 安全设备', { title: '中华人民共和国安全生产法', lang: 'zh', codes: ['§36'] }),
    passageRow('quality', '第三十六条 销售者', { title: '中华人民共和国产品质量法', lang: 'zh', codes: ['§36'] }),
    ...Array.from({ length: 25 }, (_, n) => passageRow(`bus${n}`, 'RS485 bus', { codes: ['RS485'] })),
  ]);
});
afterAll(() => temporary.remove());

const find = async (raw: string, scope = [3]) => {
  const found = await exactMatches(temporary.index, raw, { scope });
  return [...found.values()].map(({ candidate, key }) => `${candidate.docId} ${key}`).sort();
};

describe('exactMatches', () => {
  it('finds a code however it is written, in the scope only', async () => {
    expect(await find('What does SRVO 062 mean?')).toEqual(['srvo SRVO062']);
    expect(await find('f30001')).toEqual(['drive F30001']);
    expect(await find('F30001', [1])).toEqual(['hidden F30001']);
    expect(await find('F99999')).toEqual([]);
  });

  it('takes an article only with its statute', async () => {
    expect(await find('安全生产法第36条')).toEqual(['safety §36']);
    expect(await find('产品质量法第三十六条是什么')).toEqual(['quality §36']);
    expect(await find('第三十六条')).toEqual([]);
    expect(await find('劳动法第三十六条')).toEqual([]);
  });

  it('takes a code with many carriers for a subject, unless nothing else was asked for', async () => {
    expect(await find('How long may an RS485 cable be?')).toEqual([]);
    expect(await find('RS485')).toHaveLength(25);
  });

  it('asks the index for nothing where nothing is named', async () => {
    expect(await find('Why is the pump hot?')).toEqual([]);
    expect(await find('')).toEqual([]);
  });
});

describe('alarms', () => {
  let makers: TemporaryIndex;
  const list = (docId: string, title: string, text: string) =>
    passageRow(docId, text, { title, codes: extractCodes(text) });
  beforeAll(async () => {
    makers = await temporaryIndex([
      passageRow('kiruna', 'Belt slips', { kind: 'alarm', title: 'Kiruna drive alarm 16: Belt slips', codes: ['16'] }),
      list('ostrava', 'Ostrava spindle alarms', '| Code | Meaning |\n|---|---|\n| 16 | Tool not clamped |'),
      list('plan', 'Maintenance plan', '| Code | Task |\n|---|---|\n| 16 | Grease |'),
      list('export', 'faults', '- **Code**: 16\n- **Maker**: Halden\n- **Meaning**: Door open'),
      ...Array.from({ length: 25 }, (_, n) =>
        passageRow(`m${n}`, 'Stop', { kind: 'alarm', title: `Maker${n} press alarm 7: Stop`, codes: ['7'] }),
      ),
    ]);
  });
  afterAll(() => makers.remove());
  const machines = async (raw: string) => {
    const found = await exactMatches(makers.index, raw, { scope: [3] });
    return [...found.values()].map(({ machine }) => machine?.name ?? '').sort();
  };

  it('stand in records, in tables of alarms and in rows of exports, each of a machine', async () => {
    expect(await machines('alarm 16')).toEqual(['Halden', 'Kiruna drive', 'Ostrava spindle alarms']);
    expect(await machines('Ostrava spindle alarm 16')).toEqual(['Ostrava spindle alarms']);
    expect(await machines('What does fault 16 mean on a Halden?')).toEqual(['Halden']);
  });

  it('are no subject, however many machines have the number', async () => {
    expect(await machines('What does alarm 7 mean?')).toHaveLength(25);
    expect(await machines('Maker7 press alarm 7')).toEqual(['Maker7 press']);
  });
});
