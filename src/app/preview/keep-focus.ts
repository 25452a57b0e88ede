/** A search box that takes the focus when it appears would take it from the field the operator is typing in. */
export function keepFocus(own: Window & typeof globalThis): void {
  const { focus } = own.HTMLElement.prototype;
  own.HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (own.document.hasFocus()) focus.call(this, options);
  };
}
