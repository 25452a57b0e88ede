const COPIED = [
  'font',
  'letterSpacing',
  'padding',
  'border',
  'boxSizing',
  'lineHeight',
  'textIndent',
  'tabSize',
] as const;

/** Where a character of a field stands, from the field's corner, below its line. */
export function cursorPlace(area: HTMLTextAreaElement, at: number): { top: number; left: number } {
  const copy = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of COPIED) copy.style[name] = style[name];
  copy.style.cssText += ';position:absolute;visibility:hidden;white-space:pre-wrap;overflow-wrap:break-word;';
  copy.style.width = `${area.offsetWidth}px`;
  copy.textContent = area.value.slice(0, at);
  const mark = document.createElement('span');
  mark.textContent = '@';
  copy.append(mark);
  document.body.append(copy);
  const place = { top: mark.offsetTop + mark.offsetHeight - area.scrollTop, left: mark.offsetLeft };
  copy.remove();
  return place;
}
