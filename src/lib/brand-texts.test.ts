import { expect, test } from 'vitest';
import { brandTexts } from './brand-texts';

test('one text for all where nobody says otherwise', () => {
  expect(brandTexts({ title: 'Pumps', logan: 'All of them' })).toEqual({ title: 'Pumps', slogan: 'All of them' });
});

test('a language of its own wins, the flat one fills in for the other', () => {
  expect(brandTexts({ title: 'Pumps', texts: { 'zh-CN': { title: '泵' } } })).toEqual({
    title: { 'zh-CN': '泵', 'en-US': 'Pumps' },
    slogan: undefined,
  });
});

test('nothing said, nothing shown', () => {
  expect(brandTexts({ title: null, logan: '' })).toEqual({ title: '', slogan: undefined });
  expect(brandTexts({ texts: { 'en-US': { title: 'Only English' } } }).title).toBe('Only English');
});
