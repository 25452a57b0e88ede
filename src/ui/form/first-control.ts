const CONTROL = 'input:not([type="file"]):not([type="color"]), textarea, select';

/** The control of a field that takes the focus: where one types or chooses, or else its button. */
export function firstControl(field: HTMLElement): HTMLElement | null {
  return field.querySelector<HTMLElement>(CONTROL) ?? field.querySelector<HTMLElement>('button');
}
