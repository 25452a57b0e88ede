import { expect, test } from 'vitest';
import { fromClipboard, rowsToTable } from './from-clipboard';
import { htmlToMarkdown } from './html-to-markdown';

const word = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test('text of Word keeps headings, marks and lists, and loses its styles', () => {
  const html = `<html><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
    <h2>拆卸步骤</h2><p class=MsoNormal><b>断电</b>后等 <i>10</i> 分钟。<o:p></o:p></p>
    ${word(1, '1.', 'Open the cover')}${word(2, '·', 'four bolts')}${word(1, '2.', 'Drain the oil')}
    <p class=MsoNormal>Then <a href="https://example.com/a">read on</a>.</p><!--EndFragment--></body></html>`;
  expect(htmlToMarkdown(html)).toBe(
    '## 拆卸步骤\n\n**断电**后等 *10* 分钟。\n\n1. Open the cover\n   - four bolts\n2. Drain the oil\n\nThen [read on](https://example.com/a).',
  );
});

test('cells of Excel become a table with the first row as its head', () => {
  const html = `<table><col width=64><tr height=19><td class=xl65>Pump</td><td>bar</td></tr>
    <tr><td><p>P1</p><p>left</p></td><td align=right>250</td></tr></table>`;
  expect(htmlToMarkdown(html)).toBe('| Pump | bar |\n| - | -: |\n| P1 left | 250 |');
});

test('remote pictures become links, local ones and scripts go', () => {
  const html = `<p>See <img src="https://far.example/a.png" alt="the seal"><img src="file:///C:/x.png">
    <a href="javascript:alert(1)">this</a></p><script>alert(1)</script>`;
  expect(htmlToMarkdown(html)).toBe('See [the seal](https://far.example/a.png) this');
});

/** A clipboard as the paste event has it. */
const clipboard = (text: string, html = '', files: File[] = []) =>
  ({ getData: (type: string) => (type === 'text/html' ? html : text), files }) as unknown as DataTransfer;
const picture = new File(['x'], 'a.png', { type: 'image/png' });

test.each([
  [
    'colors of an editor of code are no marks',
    clipboard('let a', '<div><span style="color:red">let</span> a</div>'),
    false,
    undefined,
  ],
  ['a picture beside text stays out', clipboard('a', '<b>a</b>', [picture]), false, 'html'],
  ['a picture alone', clipboard('', '<img src="https://a.example/a.png">', [picture]), false, 'pictures'],
  ['an address over a selection', clipboard('https://a.example/x'), true, 'link'],
  ['an address alone', clipboard('https://a.example/x'), false, undefined],
  ['rows of a spreadsheet', clipboard('a\tb\r\n1\t2\r\n'), false, 'rows'],
  ['text with a tab', clipboard('a\tb\nplain'), false, undefined],
])('%s', (_name, data, hasSelection, kind) => expect(fromClipboard(data, hasSelection)?.kind).toBe(kind));

test('rows become a table', () => {
  expect(rowsToTable('Pump\tbar\r\nP1|a\t250\r\n')).toBe('| Pump | bar |\n| --- | --- |\n| P1\\|a | 250 |');
});
