import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tokens } from '@fluentui/react-components';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': { height: '100%', color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: tokens.fontFamilyMonospace, lineHeight: '20px' },
  '.cm-content': { caretColor: tokens.colorNeutralForeground1 },
  '.cm-cursor': { borderLeftColor: tokens.colorNeutralForeground1 },
  '.cm-gutters': {
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
    border: 'none',
  },
  '.cm-activeLine': { backgroundColor: tokens.colorSubtleBackgroundHover },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: tokens.colorBrandBackground2Hover,
  },
  '.cm-tooltip': {
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});

/** Fluent's own colours, readable in light and dark mode alike. */
const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: tokens.colorBrandForeground1 },
  { tag: tags.string, color: tokens.colorPaletteGreenForeground1 },
  { tag: [tags.number, tags.bool, tags.null], color: tokens.colorPaletteDarkOrangeForeground1 },
]);

export const codeTheme: Extension = [look, syntaxHighlighting(colors)];
