import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, readHtml } from './html';

const read = (html: string, lang?: 'zh' | 'en') =>
  readHtml({ source: 'a.html', stem: 'a', extension: 'html', bytes: Buffer.from(html), lang })[0];
const text = (html: string) => htmlToMarkdown(html).markdown;

describe('of a page', () => {
  test('only its own text is kept', () => {
    expect(
      text('<body><header>logo</header><nav>menu</nav><p>own</p><aside>ad</aside><form>find</form><footer>c</footer>'),
    ).toBe('own');
  });

  test('the main part is all of it, with a head of its own', () => {
    expect(text('<p>around</p><main><header><h1>Pump</h1></header><p>own</p></main><p>after</p>')).toBe(
      '# Pump\n\nown',
    );
    expect(text('<p>around</p><article><p>own</p></article>')).toBe('own');
  });

  test('scripts, styles, templates and pictures leave nothing behind', () => {
    expect(
      text(
        'a<script>alert(1)</script><style>p{}</style><template>t</template><img alt="x" src="y"><svg><text>s</text></svg>',
      ),
    ).toBe('a');
  });

  test('lists, tables and code keep their shape', () => {
    expect(text('<ol><li>stop</li><li>lock</li></ol>')).toBe('1. stop\n2. lock');
    expect(text('<table><tr><th>code</th></tr><tr><td>E|1</td></tr></table>')).toBe('| code |\n| ---- |\n| E\\|1 |');
    expect(text('<pre><code>a\n  b</code></pre>')).toBe('```\na\n  b\n```');
  });

  test('what is not closed, nested wrongly or no HTML at all is read as a browser reads it', () => {
    expect(text('<p>a<p>b<b>c')).toBe('a\n\nb**c**');
    expect(text('5 < 6 & 7 > 6')).toBe('5 < 6 & 7 > 6');
  });
});

describe('what is told about it', () => {
  test.each([
    ['<title> Pump </title><h1>Other</h1>', 'Pump'],
    ['<h1>Valve V_12</h1>', 'Valve V_12'],
    ['<title></title><p>words</p>', 'a'],
  ])('%s is called %j', (html, title) => expect(read(`${html}<p>x</p>`)?.title).toBe(title));

  test('the language is that of the folder, else the declared one, else that of the words', () => {
    expect(read('<html lang="zh-TW"><p>x</p>', 'en')?.lang).toBe('en');
    expect(read('<html lang="zh-TW"><p>x</p>')?.lang).toBe('zh');
    expect(read('<p>主轴轴承温度过高</p>')?.lang).toBe('zh');
  });

  test.each(['<div>', '<b>', '<ul><li>'])(
    'a page of ten thousand %s in each other is refused in plain words',
    (tag) => {
      expect(() => read(`${tag.repeat(10_000)}x`)).toThrow(
        'the page has too many elements, or they are nested too deeply',
      );
    },
  );

  test('a page without words is refused', () => {
    expect(() => read('<html><body><script>alert(1)</script><img src=a>')).toThrow('it contains no text');
  });
});
