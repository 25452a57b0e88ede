import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partAddress, readPart, writePart } from './picture-part';

const pixel = (min: number) => fc.integer({ min, max: 100_000 });
const name = fc.stringMatching(/^[\w-]{1,64}$/);
const part = fc.record(
  { picture: name, left: pixel(0), top: pixel(0), width: pixel(1), height: pixel(1), detection: name },
  { requiredKeys: ['picture', 'left', 'top', 'width', 'height'] },
);

it('comes out of an address as it went in', () => {
  fc.assert(
    fc.property(part, (about) => {
      const search = new URLSearchParams({ about: writePart(about) });
      expect(readPart(new URLSearchParams(String(search)).get('about'))).toEqual(about);
    }),
  );
});

it.each([
  null,
  '',
  'p,1,2,3',
  'p,1,2,0,4',
  'p,-1,2,3,4',
  'p,1.5,2,3,4',
  'p,1,2,3,1000000',
  'p,1,2,3,100001',
  'p,NaN,2,3,4',
  ',1,2,3,4',
  '../admin,1,2,3,4',
  'p,1,2,3,4,',
  'p,1,2,3,4,d,e',
  'javascript:alert(1),1,2,3,4',
])('takes %j for nothing', (text) => {
  expect(readPart(text)).toBeUndefined();
});

it('never throws, and never leads out of the pictures', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const about = readPart(text);
      if (about) expect(partAddress(about, 480)).toMatch(/^\/api\/pictures\/[\w-]{1,64}\/view\?/);
    }),
  );
});
