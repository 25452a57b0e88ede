import { webDarkTheme, webLightTheme } from '@fluentui/react-components';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../setting/luminance';
import { rehypeCodeColors } from './rehype-code-colors';

const code = (language: string, value: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: { className: [`language-${language}`] },
          children: [{ type: 'text', value }],
        },
      ],
    },
  ],
});

describe('rehypeCodeColors', () => {
  it('colours a known language by its aliases', () => {
    const tree = code('YML', 'speed: 1');
    rehypeCodeColors()(tree);
    expect(JSON.stringify(tree)).toContain('hljs-attr');
  });

  it('leaves an unknown language as it is', () => {
    const tree = code('ladder', 'LD X0');
    rehypeCodeColors()(tree);
    expect(tree).toEqual(code('ladder', 'LD X0'));
  });

  const used = [
    'colorNeutralForeground1',
    'colorNeutralForeground3',
    'colorPaletteBerryForeground2',
    'colorPaletteGreenForeground2',
    'colorPaletteMarigoldForeground2',
    'colorPaletteBlueForeground2',
  ] as const;

  it.each(used)('%s can be read on the code ground in both schemes', (name) => {
    for (const theme of [webLightTheme, webDarkTheme])
      expect(contrast(theme[name], theme.colorNeutralBackground3)).toBeGreaterThanOrEqual(4.5);
  });
});
