import { expect, it } from 'vitest';
import { latinName } from './latin-name';

it.each([
  ['Harbor Steel', 40, 'harbor-steel'],
  ['Mühle & Söhne', 40, 'muhle-sohne'],
  ['  –Works– ', 40, 'works'],
  ['Harbor Steel', 7, 'harbor'],
  ['港口钢铁', 40, ''],
])('%j in %i characters is %j', (name, most, made) => expect(latinName(name, most)).toBe(made));
