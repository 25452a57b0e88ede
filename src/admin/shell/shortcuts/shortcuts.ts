import type { Under } from '@/i18n/translate';

type Does = Under<'admin:shortcuts.does'>;

/** Keys as in `aria-keyshortcuts`; `Mod` is Ctrl, or Command on a Mac. */
export interface Shortcut {
  does: Does;
  keys: readonly string[];
}

export interface ShortcutGroup {
  id: Under<'admin:shortcuts.group'>;
  shortcuts: readonly Shortcut[];
}

const BETWEEN = ['ArrowUp', 'ArrowDown'];
const ENDS = ['Home', 'End'];
const WITHIN = ['ArrowLeft', 'ArrowRight'];
const MOVED = ['Alt+ArrowUp', 'Alt+ArrowDown'];

/** Every shortcut of the workbench, for the help. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    id: 'everywhere',
    shortcuts: [
      { does: 'palette', keys: ['Mod+K'] },
      { does: 'help', keys: ['?'] },
      { does: 'bar', keys: WITHIN },
      { does: 'list', keys: BETWEEN },
    ],
  },
  {
    id: 'editor',
    shortcuts: [
      { does: 'undo', keys: ['Mod+Z'] },
      { does: 'redo', keys: ['Mod+Shift+Z', 'Mod+Y'] },
      { does: 'nextPane', keys: ['F6'] },
      { does: 'previousPane', keys: ['Shift+F6'] },
      { does: 'resize', keys: [...WITHIN, ...ENDS] },
    ],
  },
  {
    id: 'outline',
    shortcuts: [
      { does: 'row', keys: [...BETWEEN, ...ENDS] },
      { does: 'rowButtons', keys: WITHIN },
      { does: 'moveBlock', keys: MOVED },
      { does: 'removeBlock', keys: ['Delete'] },
    ],
  },
  { id: 'form', shortcuts: [{ does: 'moveItem', keys: MOVED }] },
  {
    id: 'preview',
    shortcuts: [
      { does: 'pick', keys: [...BETWEEN, 'Tab', ...ENDS] },
      { does: 'choose', keys: ['Enter'] },
      { does: 'leave', keys: ['Escape'] },
      { does: 'explain', keys: ['Alt+Click'] },
    ],
  },
];

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

/** The caps to show for a combination, such as `Ctrl` and `K`. */
export function capsOf(keys: string, mac: boolean, click: string): string[] {
  return keys.split('+').map((key) => {
    if (key === 'Mod') return mac ? '⌘' : 'Ctrl';
    if (key === 'Alt' && mac) return '⌥';
    if (key === 'Click') return click;
    return SIGNS[key] ?? key;
  });
}
