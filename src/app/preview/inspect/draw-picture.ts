import { inlineFiles } from './inline-files';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A small picture of the first screen, as the browser itself draws it: markup and rules of the page go into an SVG, and the SVG onto
 * a canvas. What a field was typed into and what other hosts serve is not in it. null where that is not possible.
 */
export async function drawPicture(own: Window, width: number): Promise<Blob | null> {
  const { innerWidth, innerHeight } = own;
  const scale = width / innerWidth;
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pageAsSvg(own, innerWidth, innerHeight))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round(innerHeight * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/webp', 0.85));
  } catch {
    return null;
  }
}

async function pageAsSvg({ document }: Window, width: number, height: number): Promise<string> {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of page.querySelectorAll('script, noscript, style, link, meta, iframe, [data-preview-outline]'))
    part.remove();
  const style = document.createElement('style');
  style.textContent = rulesOf(document);
  page.querySelector('head')?.append(style);
  const markup = await inlineFiles(new XMLSerializer().serializeToString(page));
  return `<svg xmlns="${SVG}" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
}

/** All rules as they are now: most were never in a file. In the picture the root is the SVG, so what speaks of it means the page. */
function rulesOf(document: Document): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  return `${rules.join('\n').replaceAll(':root', 'html')}\nhtml{overflow:hidden!important}`;
}
