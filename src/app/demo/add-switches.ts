/** Sits above the question box, which it must not cover; closed, it covers next to nothing of the page. */
const STYLE = `
.mw-demo { position: fixed; inset: auto auto 88px 8px; z-index: 1000; max-width: min(340px, calc(100vw - 38px));
  padding: 4px 10px; border: 1px solid #8a8a8a; border-radius: 8px; background: #fff; color: #242424; font: 13px/1.4 system-ui, sans-serif; }
.mw-demo summary { cursor: pointer; min-height: 24px; align-content: center; }
.mw-demo p { margin: 4px 0 8px; }
.mw-demo label { display: flex; justify-content: space-between; align-items: center; gap: 8px; margin-bottom: 6px; }
.mw-demo select { font: inherit; color: inherit; background: #fff; border: 1px solid #616161; border-radius: 4px; min-height: 28px; }
@media print { .mw-demo { display: none; } }`;

export interface Switch {
  /** Name in the address. */
  param: string;
  label: string;
  options: readonly { value: string; text: string }[];
  current: string;
}

/** Says what stands in for the server, and switches portals and data states. Not part of the portal, so it looks the same with every brand. */
export function addSwitches(
  document: Document,
  { name, note }: { name: string; note: string },
  switches: readonly Switch[],
): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  const bar = document.createElement('aside');
  bar.className = 'mw-demo';
  bar.setAttribute('aria-label', name);
  const fold = document.createElement('details');
  const head = document.createElement('summary');
  head.textContent = name;
  const text = document.createElement('p');
  text.textContent = note;
  fold.append(head, text, ...switches.map((each) => switchOf(document, each)));
  bar.append(fold);
  document.head.append(style);
  document.body.append(bar);
}

function switchOf(document: Document, { param, label, options, current }: Switch): HTMLElement {
  const choice = document.createElement('select');
  choice.name = param;
  for (const { value, text } of options) choice.append(new Option(text, value, value === current, value === current));
  choice.addEventListener('change', () => {
    const address = new URL(window.location.href);
    address.searchParams.set(param, choice.value);
    window.location.assign(address);
  });
  const element = document.createElement('label');
  element.append(label, choice);
  return element;
}
