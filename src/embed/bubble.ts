import type { Words } from './words';

const style = new CSSStyleSheet();
style.replaceSync(`
.bubble { position: fixed; inset: auto 20px 20px auto; z-index: 2147483000; box-sizing: border-box; width: 56px; height: 56px; padding: 0; border: 1px solid transparent; border-radius: 50%; color: #fff; background: var(--millwright-color, #0f548c); box-shadow: 0 4px 16px rgb(0 0 0 / 28%); cursor: pointer; }
.bubble:focus-visible { outline: 3px solid var(--millwright-color, #0f548c); outline-offset: 3px; }
.bubble svg { display: block; width: 28px; height: 28px; margin: auto; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
.window { position: fixed; inset: auto 20px 88px auto; z-index: 2147483000; box-sizing: border-box; width: min(420px, calc(100vw - 40px)); height: min(680px, calc(100dvh - 108px)); overflow: hidden; border-radius: 14px; background: Canvas; box-shadow: 0 8px 40px rgb(0 0 0 / 30%); transition: opacity .16s, transform .16s; }
.window[hidden] { display: none; }
.window iframe { height: 100%; }
@starting-style { .window { opacity: 0; transform: translateY(8px); } }
@media (max-width: 480px) { .window { inset: 0 0 84px; width: 100%; height: auto; border-radius: 0; } }
@media (prefers-reduced-motion: reduce) { .window { transition: none; } }
@media (forced-colors: active) { .bubble, .window { border: 1px solid ButtonText; } }
@media print { .bubble, .window { display: none; } }
`);

const SPEECH = '<path d="M4 5h16v11h-9l-5 4v-4H4z"/>';
const CROSS = '<path d="M6 6l12 12M18 6L6 18"/>';

function draw(lines: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const [, d = ''] of lines.matchAll(/d="([^"]+)"/g)) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

interface Told {
  /** Loads the frame; called when it is opened for the first time, so a page that nobody asks loads nothing. */
  start(): void;
  said(name: 'open' | 'close'): void;
}

/** A round button at the edge of the page that opens the frame in a window above it. */
export function createBubble(root: ShadowRoot, frame: HTMLIFrameElement, words: Words, { start, said }: Told) {
  const button = document.createElement('button');
  const box = document.createElement('div');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((one) => one !== style), style];
  button.type = 'button';
  button.className = 'bubble';
  box.className = 'window';
  box.id = 'window';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', frame.title);
  box.hidden = true;
  box.append(frame);
  button.setAttribute('aria-controls', box.id);
  let started = false;
  const show = (open: boolean) => {
    box.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    button.setAttribute('aria-label', open ? words.close : words.open);
    button.replaceChildren(draw(open ? CROSS : SPEECH));
  };
  const open = () => {
    if (!box.hidden) return;
    if (!started) start();
    started = true;
    show(true);
    frame.focus();
    said('open');
  };
  const close = () => {
    if (box.hidden) return;
    show(false);
    button.focus();
    said('close');
  };
  button.addEventListener('click', () => (box.hidden ? open() : close()));
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') close();
  });
  show(false);
  // Before the window, so that the way out is beside the way in.
  root.append(button, box);
  return { open, close };
}
