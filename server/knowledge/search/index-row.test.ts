import { describe, expect, it } from 'vitest';
import { passageRow } from '../../../tests/support/search-rows';
import { INDEX_SCHEMA, toIndexed } from './index-row';

const passage = passageRow('d', 'The Pumps leak. 轴承', {
  title: 'Ｓｅａｌｓ',
  headings: ['Wear'],
  codes: ['SRVO-062', '§36'],
});

describe('toIndexed', () => {
  it('counts titles and headings twice among the terms, and keeps them apart as well', () => {
    const { row } = toIndexed(passage);
    expect(row.head).toBe('seal wear');
    expect(row.terms).toBe('seal wear seal wear the pump leak 轴 轴承 承');
  });

  it('writes codes as they are compared', () => {
    expect(toIndexed(passage).row.codes).toBe('SRVO062 §36');
  });

  it('offers words as written for corrections', () => {
    expect([...toIndexed(passage).counted.words].sort()).toEqual(['leak', 'pumps', 'seals', 'wear']);
  });

  it('fills every column', () => {
    const { row } = toIndexed(passage);
    expect(Object.keys(row).sort()).toEqual(INDEX_SCHEMA.names.map(String).sort());
  });
});
