export interface ComboboxState {
  text: string;
  open: boolean;
  /** Index of the active option, -1 for none. */
  active: number;
  options: number;
}

export interface KeyPress {
  key: string;
  shift: boolean;
  /** Whether Ctrl, Alt or Cmd is pressed. */
  command: boolean;
  /** An IME composition is active, which Enter confirms. */
  composing: boolean;
}

export type ComboboxAction =
  | { kind: 'look'; active: number }
  | { kind: 'accept'; index: number }
  | { kind: 'choose'; index: number }
  | { kind: 'remove'; index: number }
  | { kind: 'submit' }
  | { kind: 'newline' }
  | { kind: 'clear' }
  | { kind: 'leave' }
  | { kind: 'none' };

/** The action of a key in a field with suggestions. Pure, so that all states can be tested. */
export function comboboxKey(state: ComboboxState, press: KeyPress): ComboboxAction {
  if (press.composing || press.command) return { kind: 'none' };
  switch (press.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return arrow(state, press);
    case 'Enter':
      if (press.shift) return { kind: 'newline' };
      return listed(state) ? { kind: 'choose', index: state.active } : { kind: 'submit' };
    case 'Tab':
      // Without an active option, Tab moves to the next control as usual.
      return listed(state) && !press.shift ? { kind: 'accept', index: state.active } : { kind: 'none' };
    case 'Delete':
      return listed(state) && press.shift ? { kind: 'remove', index: state.active } : { kind: 'none' };
    case 'Escape':
      return state.text === '' ? { kind: 'leave' } : { kind: 'clear' };
    default:
      return { kind: 'none' };
  }
}

function listed({ open, active, options }: ComboboxState): boolean {
  return open && active >= 0 && active < options;
}

/** Cycles through the options and the field itself (-1), opening a closed list. */
function arrow({ open, active, options }: ComboboxState, press: KeyPress): ComboboxAction {
  if (options === 0 || press.shift) return { kind: 'none' };
  const step = press.key === 'ArrowDown' ? 1 : -1;
  if (!open) return { kind: 'look', active: step > 0 ? 0 : options - 1 };
  return { kind: 'look', active: ((active + 1 + step + options + 1) % (options + 1)) - 1 };
}
