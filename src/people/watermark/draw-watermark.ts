import { MOST_LETTERS } from '@/browser/watermark-config';
import { watermarkLines } from './watermark-lines';

const SVG = 'http://www.w3.org/2000/svg';
const [CELL_WIDTH, CELL_HEIGHT] = [300, 200];
const LINE_PX = 22;

/**
 * Repeats a text over the whole page in cells of 300 × 200 px. It ignores clicks and selection and is hidden from
 * screen readers. It also prints, because it is drawn rather than a background, which printers omit. If its node is
 * removed, it is restored. Returns a function that removes it.
 */
export function drawWatermark(text: string, body: HTMLElement = document.body): () => void {
  let host = makeHost(text);
  let made = host.getAttribute('style');
  const watch = new MutationObserver(() => put());
  const put = () => {
    watch.disconnect();
    const intact = host.isConnected && host.getAttribute('style') === made && !host.hidden && host.className === '';
    if (!intact) {
      host.remove();
      host = makeHost(text);
      made = host.getAttribute('style');
      body.append(host);
    }
    watch.observe(body, { childList: true });
    watch.observe(host, { attributes: true });
  };
  put();
  return () => {
    watch.disconnect();
    host.remove();
  };
}

const STYLE = [
  'all: initial',
  'display: block',
  'position: fixed',
  'inset: 0',
  'z-index: 2147483000',
  'pointer-events: none',
  'user-select: none',
  'color-scheme: inherit',
  'print-color-adjust: exact',
].join('; ');

function makeHost(text: string): HTMLElement {
  const host = document.createElement('div');
  host.dataset.watermark = '';
  host.setAttribute('aria-hidden', 'true');
  // Through the CSSOM, because the content security policy forbids style attributes.
  host.style.cssText = STYLE;
  // Closed, so that it cannot easily be edited away.
  const shadow = host.attachShadow({ mode: 'closed' });
  shadow.append(makeDrawing(text));
  shadow.adoptedStyleSheets = [onPaper()];
  return host;
}

/** Prints black, because paper is white even if the screen is dark. */
function onPaper(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media print { text { fill: #000 } }');
  return sheet;
}

function makeDrawing(text: string): SVGElement {
  const svg = make('svg', { width: '100%', height: '100%', 'aria-hidden': 'true', focusable: 'false' });
  const defs = make('defs', {});
  const size = { width: CELL_WIDTH, height: CELL_HEIGHT };
  const pattern = make('pattern', { id: 'cell', ...size, patternUnits: 'userSpaceOnUse' });
  const words = make('text', {
    'text-anchor': 'middle',
    'font-size': '16px',
    'font-family': 'system-ui, sans-serif',
    // Black on light pages, white on dark ones.
    fill: 'CanvasText',
    opacity: '0.04',
    transform: `rotate(-20 ${CELL_WIDTH / 2} ${CELL_HEIGHT / 2})`,
  });
  const lines = watermarkLines([...text].slice(0, MOST_LETTERS).join(''));
  words.append(
    ...lines.map((line, index) => {
      const span = make('tspan', {
        x: CELL_WIDTH / 2,
        y: CELL_HEIGHT / 2 + (index - (lines.length - 1) / 2) * LINE_PX,
      });
      span.textContent = line;
      return span;
    }),
  );
  pattern.append(words);
  defs.append(pattern);
  svg.append(defs, make('rect', { width: '100%', height: '100%', fill: 'url(#cell)' }));
  return svg;
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
