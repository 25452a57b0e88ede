const pixels: Record<string, number> = { px: 1, '': 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

function lengthOf(head: string, name: string): number | undefined {
  const [, number = '', unit = ''] =
    new RegExp(`\\s${name}="\\s*([\\d.]+(?:e[+-]?\\d+)?)\\s*([a-z]*)\\s*"`, 'i').exec(head) ?? [];
  const length = Number(number) * (pixels[unit.toLowerCase()] ?? Number.NaN);
  return length > 0 && Number.isFinite(length) ? length : undefined;
}

/** The size a cleaned drawing has by itself, as browsers take it; no drawing library is asked, so none is handed foreign text. */
export function svgSize(drawing: string): { width: number; height: number } {
  const head = drawing.slice(0, drawing.indexOf('>'));
  const [, , across = 0, down = 0] = (/\sviewBox="([^"]*)"/.exec(head)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = across > 0 && down > 0 ? across / down : undefined;
  const [width, height] = [lengthOf(head, 'width'), lengthOf(head, 'height')];
  const both = {
    width: width ?? (height && ratio ? height * ratio : across > 0 ? across : 300),
    height: height ?? (width && ratio ? width / ratio : down > 0 ? down : 150),
  };
  return { width: Math.max(1, Math.round(both.width)), height: Math.max(1, Math.round(both.height)) };
}
