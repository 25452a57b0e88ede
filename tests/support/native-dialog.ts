/** Adds enough of the methods of <dialog> for tests to open, cancel and close one; jsdom has only the element. */
export function addNativeDialog(): void {
  const proto = globalThis.HTMLDialogElement?.prototype;
  if (!proto || typeof proto.showModal === 'function') return;
  proto.show = function show() {
    this.setAttribute('open', '');
  };
  proto.showModal = function showModal() {
    this.setAttribute('open', '');
    this.addEventListener('keydown', onEscape);
  };
  proto.close = function close() {
    this.removeAttribute('open');
    this.removeEventListener('keydown', onEscape);
    this.dispatchEvent(new Event('close'));
  };
}

function onEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}
