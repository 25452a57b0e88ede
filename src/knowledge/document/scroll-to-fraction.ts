/** Scrolls an element to a fraction of the visible height, in its scroll container or the window. Without animation. */
export function scrollToFraction(element: Element, fraction: number): void {
  const box = scrollBox(element);
  const top = element.getBoundingClientRect().top;
  if (box) box.scrollTop += top - box.getBoundingClientRect().top - box.clientHeight * fraction;
  else window.scrollTo?.({ top: window.scrollY + top - window.innerHeight * fraction, behavior: 'instant' });
}

function scrollBox(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at;
  }
  return null;
}
