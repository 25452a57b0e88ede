import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarMath, hasMath } from './find-math';

describe('hasMath', () => {
  it.each(['$p = F/A$', '$$\nx\n$$', 'so $v_c$ is', '$K$ 取 0.2 时'])('sees a formula in %j', (text) =>
    expect(hasMath(text)).toBe(true),
  );
  it.each(['$5 and $10', '`$x_1$`', '```\n$$a$$\n```', '$HOME/bin', '=$A$1', 'no'])('sees none in %j', (text) =>
    expect(hasMath(text)).toBe(false),
  );
});

it('is not held up by a long line of what formulas are made of', () => {
  expect(hasMath(`costs $${'_'.repeat(100_000)}`)).toBe(false);
  expect(hasMath('$ '.repeat(50_000))).toBe(false);
  expect(hasMath(`${'$5 '.repeat(20_000)}$v_c$`)).toBe(true);
});

describe('dollarMath', () => {
  it('turns LaTeX brackets into dollars and leaves escaped brackets', () => {
    expect(dollarMath('a \\(v_c\\) b')).toBe('a $$v_c$$ b');
    expect(dollarMath('\\[p = 1\\]')).toBe('$$p = 1$$');
    expect(dollarMath('see \\[1\\]')).toBe('see \\[1\\]');
  });

  it('reads a formula of several lines whole, and what is never closed only once', () => {
    expect(dollarMath('\\[a_1 \\\\[4pt] b_2\\]')).toBe('$$a_1 \\\\[4pt] b_2$$');
    expect(dollarMath('\\[ \\[p = 1\\]')).toBe('\\[ $$p = 1$$');
    const endless = '\\['.repeat(200_000);
    expect(dollarMath(endless)).toBe(endless);
  });

  it('keeps every offset', () => {
    const piece = fc.constantFrom('\\(', '\\)', '\\[', '\\]', 'x_1', '=', '\n', '文');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const result = dollarMath(text);
        expect(result).toHaveLength(text.length);
      }),
    );
  });
});
