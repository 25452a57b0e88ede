import { afterEach, expect, test } from 'vitest';
import { sameLooks } from './same-looks';

afterEach(() => document.body.replaceChildren());

function groupsOf(html: string): number[] {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.querySelector('#root') as Element;
  const groups = [...sameLooks(root).values()];
  // Every element is in one group.
  expect(groups.flat().length).toBe(root.querySelectorAll('*').length + 1);
  return groups.map(({ length }) => length).filter((length) => length > 1);
}

const list = (id: string) => `<ul data-block="${id}"><li><a class="l" href="/${id}">Pump</a></li></ul>`;

test('lists of one design are one of each, whatever they are called', () => {
  // The first and the last stand alone; of those between, every other one is alike.
  expect(groupsOf(['a', 'b', 'c', 'd', 'e', 'f'].map(list).join(''))).toEqual([2, 2, 2, 2, 2, 2]);
});

test.each([
  ['another class', '<p><b>P1</b><b class="x">P2</b><b>P3</b><b class="y">P4</b><b>P5</b></p>'],
  ['a style', '<p><b>P1</b><b style="color: red">P2</b><b>P3</b><b style="color: blue">P4</b><b>P5</b></p>'],
  ['an icon beside words', '<p><b>P1</b><b>P2</b><b>P3</b><b>!</b><b>P5</b></p>'],
  ['what it stands in', '<p></p><i class="x"><b>Pump</b></i><i></i><i class="y"><b>Pump</b></i><p></p>'],
])('%s is another look', (_, html) => expect(groupsOf(html)).toEqual([]));

test('whose look is not all there is to it stands alone, and the others still stand for each other', () => {
  document.body.innerHTML = '<p id="root"><b>P1</b><b>P2</b><b>P3</b><b id="x">P4</b><b>P5</b><b>P6</b><b>P7</b></p>';
  const root = document.querySelector('#root') as Element;
  const groups = [...sameLooks(root, ({ id }) => id === 'x').values()].map((all) => all.map((b) => b.textContent));
  expect(groups).toContainEqual(['P4']);
  expect(groups).toContainEqual(['P2', 'P6']);
});
