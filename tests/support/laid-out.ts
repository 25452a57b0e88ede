/**
 * What is in the page counts as laid out, as in any window. jsdom lays nothing out; what keeps the focus inside dialogs takes that for hidden
 * and finds nothing to focus: the dialog itself gets the focus, and whether it then counts as open is a race.
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
