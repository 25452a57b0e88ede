/** Prevents blocks that focus themselves from taking the focus from the workbench's form. */
export function keepFocus(own: Window & typeof globalThis): void {
  const { focus } = own.HTMLElement.prototype;
  own.HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (own.document.hasFocus()) focus.call(this, options);
  };
}
