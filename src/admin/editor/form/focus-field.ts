import { firstControl } from '@/ui/form/first-control';

/** Scrolls a field into view and focuses it; for a place without a field, the nearest one around it. */
export function focusField(root: HTMLElement, pointer: string): boolean {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = root.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
    if (!field) continue;
    field.scrollIntoView?.({ block: 'nearest' });
    // A text per language has one control for each.
    const language = CSS.escape(pointer.slice(pointer.lastIndexOf('/') + 1));
    const control = field.querySelector<HTMLElement>(`[lang="${language}"]`) ?? firstControl(field);
    control?.focus({ preventScroll: true });
    return true;
  }
  return false;
}
