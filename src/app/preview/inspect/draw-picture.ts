import { inlineFiles } from './inline-files';

const SVG = 'http://www.w3.org/2000/svg';

/** Margin around a subject and minimum height of its picture, in CSS pixels. */
const AROUND = 48;
const LOWEST = 200;

/**
 * A screenshot of the first screen, or of the part around a subject, which is outlined. The page's markup and styles
 * are drawn as an SVG onto a canvas, without field values and files from other hosts. null if that fails.
 */
export async function drawPicture(own: Window, width: number, subject?: Element): Promise<Blob | null> {
  const { innerWidth } = own;
  const scale = width / innerWidth;
  const { top, height } = partOf(own, subject);
  const whole = top + height;
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pageAsSvg(own, innerWidth, whole))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.scale(scale, scale);
    context.drawImage(image, 0, -top, innerWidth, whole);
    if (subject) frame(context, subject, top - own.scrollY);
    return await new Promise((done) => canvas.toBlob(done, 'image/webp', 0.85));
  } catch {
    return null;
  }
}

/** The section of the page to draw, in CSS pixels. */
function partOf({ innerHeight, scrollY }: Window, subject?: Element): { top: number; height: number } {
  if (!subject) return { top: 0, height: innerHeight };
  const { top, height } = subject.getBoundingClientRect();
  const from = Math.max(0, Math.round(top + scrollY - AROUND));
  return { top: from, height: Math.round(Math.min(innerHeight, Math.max(LOWEST, height + 2 * AROUND))) };
}

function frame(context: CanvasRenderingContext2D, subject: Element, offset: number): void {
  const { left, top, width, height } = subject.getBoundingClientRect();
  context.strokeStyle = '#0f6cbd';
  context.lineWidth = 2;
  context.strokeRect(left - 3, top - offset - 3, width + 6, height + 6);
}

async function pageAsSvg({ document }: Window, width: number, height: number): Promise<string> {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  hollowBelow(document, page, height);
  for (const part of page.querySelectorAll('script, noscript, style, link, meta, iframe, [data-preview-outline]'))
    part.remove();
  const style = document.createElement('style');
  style.textContent = rulesOf(document);
  page.querySelector('head')?.append(style);
  const markup = await inlineFiles(new XMLSerializer().serializeToString(page));
  return `<svg xmlns="${SVG}" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
}

const BLOCK = 'main > [data-block]';

/** Blocks below the picture keep their height and lose their content, which would take longer to draw than the picture. */
function hollowBelow(document: Document, copy: Element, bottom: number): void {
  const offset = document.defaultView?.scrollY ?? 0;
  const copies = copy.querySelectorAll<HTMLElement>(BLOCK);
  document.querySelectorAll(BLOCK).forEach((block, n) => {
    const { top, height } = block.getBoundingClientRect();
    const place = copies[n];
    if (!place || top + offset <= bottom) return;
    place.replaceChildren();
    Object.assign(place.style, { boxSizing: 'border-box', height: `${height}px`, flex: 'none' });
  });
}

/**
 * All current CSS rules, most of them created at run time. The picture's root is the SVG, so `:root` becomes `html`.
 */
function rulesOf(document: Document): string {
  const rules = [...document.styleSheets].map(textOf);
  return `${rules.join('\n').replaceAll(':root', 'html')}\nhtml{overflow:hidden!important}`;
}

const written = new WeakMap<CSSStyleSheet, { rules: number; text: string }>();
/** Small sheets, such as the theme's, are rewritten in place; large ones only grow. */
const MANY = 20;

/** Writing thousands of rules anew would take longer than drawing them. */
function textOf(sheet: CSSStyleSheet): string {
  const rules = sheet.cssRules.length;
  const known = written.get(sheet);
  if (known?.rules === rules && rules >= MANY) return known.text;
  const text = [...sheet.cssRules].map((rule) => rule.cssText).join('\n');
  written.set(sheet, { rules, text });
  return text;
}
