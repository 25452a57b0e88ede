import { expect, test } from 'vitest';
import { placesOfPicture } from './places-of-picture';

test('finds every place of a picture, and no place of another one', () => {
  const body = { logo: '/images/a.png', pages: { '/engine': { blocks: [{ props: { src: '/images/a.png' } }] } } };
  expect(placesOfPicture(body, '/images/a.png')).toEqual(['/logo', '/pages/~1engine/blocks/0/props/src']);
  expect(placesOfPicture(body, '/images/b.png')).toEqual([]);
});
