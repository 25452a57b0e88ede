/** Elements that draw. Anything else in an SVG can run, fetch or embed, so a file with it is refused as a whole. */
const drawing = new Set(
  `svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan textPath lineargradient
   radialgradient stop clippath mask pattern marker filter feblend fecolormatrix fecomponenttransfer fecomposite
   feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg
   fefuncr fegaussianblur femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile
   feturbulence switch metadata`
    .toLowerCase()
    .split(/\s+/),
);

/** What an SVG has that a picture does not need; undefined: nothing. The text is judged, never repaired. */
export function svgFault(text: string): string | undefined {
  const source = text.replace(/<!--[\s\S]*?-->/g, '');
  if (/<!(DOCTYPE|ENTITY)|<\?xml-stylesheet|<!\[CDATA\[/i.test(source)) return 'DOCTYPE, ENTITY, CDATA';
  for (const [, name = ''] of source.matchAll(/<\s*([^\s/>!?][^\s/>]*)/g)) {
    // A prefix may stand for any namespace: only metadata of drawing programs, which browsers ignore, may have one.
    const plain = name.toLowerCase();
    if (!drawing.has(plain) && !/^(sodipodi|inkscape|rdf|cc|dc):[\w-]+$/.test(plain)) return `<${name.slice(0, 40)}>`;
  }
  const handler = /[\s"'/](on[a-z]+)\s*=/i.exec(source);
  if (handler) return handler[1];
  for (const [, value = ''] of source.matchAll(/href\s*=\s*["']?\s*([^"'\s>]*)/gi))
    if (!value.startsWith('#')) return `href="${value.slice(0, 40)}"`;
  const foreign = /url\(\s*["']?\s*(?!#)[^)]*\)|@import|expression\(|javascript:/i.exec(source);
  return foreign?.[0].slice(0, 40);
}
