/**
 * jsdom lays nothing out and says of every element that it has no `offsetParent`, which is what Tabster asks whether something may take the focus:
 * nothing but what is fixed could, so focus fell on a dialog itself instead of the first field in it.
 */
export function addOffsetParent(): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: offsetParentOf });
}

function offsetParentOf(this: HTMLElement): Element | null {
  if (!this.isConnected || this === document.body || getComputedStyle(this).position === 'fixed') return null;
  for (let element: Element | null = this; element; element = element.parentElement)
    if (getComputedStyle(element).display === 'none') return null;
  return this.parentElement;
}
