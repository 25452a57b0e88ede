/**
 * Makes every element in the page count as laid out. jsdom has no layout, so the focus trap of dialogs takes everything
 * for hidden and finds nothing to focus: the dialog itself gets the focus, and whether it counts as open is a race.
 */
export function layOut(): void {
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, window.innerHeight);
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this === document.body || this.closest('[hidden]') ? null : this.parentElement;
    },
  });
}
