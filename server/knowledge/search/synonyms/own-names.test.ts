import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDocumentNames, otherNamesIn } from './own-names';

const own = [
  { name: '桥式起重机', also: ['小车', '一号小车'] },
  { name: 'Degreaser', also: ['KX-40', 'purple soap'] },
  { name: '主轴', also: ['小车'] },
];

describe('inDocumentNames', () => {
  it.each([
    ['小车不动了', '桥式起重机不动了'],
    ['一号小车不动了', '桥式起重机不动了'],
    ['桥式起重机不动了', '桥式起重机不动了'],
    ['What is Purple Soap for, and kx-40s?', 'What is Degreaser for, and Degreaser?'],
    ['KX-401 and purple soapbox', 'KX-401 and purple soapbox'],
    ['', ''],
  ])('%s → %s', (question, named) => expect(inDocumentNames(question, own)).toBe(named));

  it('keeps a name that the documents use too', () => {
    expect(inDocumentNames('小车和 KX-40', own, (word) => word === '小车')).toBe('小车和 Degreaser');
  });

  it('changes nothing without names, and nothing by a name that is none', () => {
    expect(inDocumentNames('a ? b', undefined)).toBe('a ? b');
    expect(inDocumentNames('a ? b', [{ name: '轴承', also: ['?', ' '] }])).toBe('a ? b');
  });

  it('gets through any names and any question, and leaves it as it is where all names are used', () => {
    const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
    const names = fc.array(fc.record({ name, also: fc.array(name, { maxLength: 3 }) }), { maxLength: 4 });
    fc.assert(
      fc.property(names, fc.string({ unit: 'binary', maxLength: 40 }), (list, question) => {
        expect(inDocumentNames(question, list, () => true)).toBe(question);
        expect(typeof inDocumentNames(question, list)).toBe('string');
      }),
    );
  });
});

it('knows the other names of what is named, and the place', () => {
  expect(otherNamesIn('修小车', own)).toEqual([{ index: 1, others: ['桥式起重机', '一号小车'] }]);
  expect(otherNamesIn('修轴承', own)).toEqual([]);
  expect(otherNamesIn('修小车', null)).toEqual([]);
});
