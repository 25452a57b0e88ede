import { expect, test } from 'vitest';
import { stripName } from './strip-name';

const source = (title: string, ...headings: string[]) => ({ title, headings });

test('passages of one document are told apart by their sections', () => {
  const all = [
    source('Bearings', 'Bearings', 'Heat'),
    source('Bearings', 'Bearings', 'Noise'),
    source('Pumps', 'Pumps', 'Leaks'),
  ];
  expect(all.map((each) => stripName(each, all))).toEqual(['Heat', 'Noise', 'Pumps']);
});

test('a passage without a section is the document', () => {
  const all = [source('Bearings'), source('Bearings', 'Bearings')];
  expect(all.map((each) => stripName(each, all))).toEqual(['Bearings', 'Bearings']);
});
