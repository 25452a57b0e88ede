import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { drawingElements, plainAttributes, programElements } from './allowed';
import { countUses } from './count-uses';
import { cleanStyle, isOwnAddress, isOwnValue } from './svg-values';

const mostElements = 20_000;
const mostLevels = 100;
/** A drawing may use its parts again, and these theirs: ten lines can draw a billion things. */
const mostDrawn = 50_000;

/** What an SVG has that no drawing needs, in a few words. */
export class SvgFault extends Error {}

const parser = unified().use(rehypeParse, { fragment: true, space: 'svg' });
const parse = (text: string): Root => parser.parse(text) as Root;

/** The names that the parser gives to attributes → those of XML. */
const nameOf = readNames([...plainAttributes, 'style', 'href', 'xlink:href']);

function readNames(names: readonly string[]): ReadonlyMap<string, string> {
  const [probe] = parse(`<svg ${names.map((name) => `${name}="1"`).join(' ')}></svg>`).children;
  const keys = probe?.type === 'element' ? Object.keys(probe.properties) : [];
  return new Map(keys.map((key, index) => [key, names[index] ?? key]));
}

const refuse = (fault: string): void => {
  throw new SvgFault(fault);
};

/**
 * A drawing written anew: of what came in, only the elements and attributes of our list go out, in the namespaces of SVG and XLink, so nothing
 * that a reader might take for script, address or markup of another kind can be in it.
 *
 * @param onFault told of what would have run, fetched or embedded something. Refuses it unless told otherwise: whoever uploads
 * is told rather than handed another drawing than theirs. Where it does nothing, such parts are left out.
 */
export function cleanSvg(text: string, onFault = refuse): string {
  if (text.includes('\0')) throw new SvgFault('UTF-16');
  const declared = /<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|<!\[CDATA\[/i.exec(text);
  if (declared) onFault(declared[0].slice(0, 20));
  if (text.split('<').length > mostElements * 2) throw new SvgFault(`> ${mostElements} elements`);
  const [root, ...beside] = rootsOf(text);
  if (root?.tagName !== 'svg') throw new SvgFault('<svg>');
  if (beside[0]) onFault(`<${beside[0].tagName.slice(0, 40)}>`);
  if (countUses(root, mostDrawn) > mostDrawn) throw new SvgFault('<use>');
  return writeElement(root, 1, onFault);
}

/** One, unless an element broke out of the drawing. */
function rootsOf(text: string): Element[] {
  try {
    return parse(text).children.filter((node): node is Element => node.type === 'element');
  } catch (error) {
    // What walks through the elements calls itself for each level.
    if (error instanceof RangeError) throw new SvgFault(`> ${mostLevels} levels`);
    throw error;
  }
}

const namespaces = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

type OnFault = (fault: string) => void;

function writeElement(element: Element, level: number, onFault: OnFault): string {
  if (level > mostLevels) throw new SvgFault(`> ${mostLevels} levels`);
  const name = element.tagName;
  const attributes = Object.entries(element.properties).map(([key, value]) =>
    writeAttribute(name, key, textOf(value), onFault),
  );
  const inside = element.children.map((child) => writeNode(child, level + 1, onFault)).join('');
  const open = `<${name}${level === 1 ? namespaces : ''}${attributes.join('')}`;
  return inside ? `${open}>${inside}</${name}>` : `${open}/>`;
}

function writeNode(node: ElementContent, level: number, onFault: OnFault): string {
  if (node.type === 'text') return escapeXml(node.value);
  if (node.type !== 'element' || programElements.test(node.tagName)) return '';
  if (drawingElements.has(node.tagName)) return writeElement(node, level, onFault);
  onFault(`<${node.tagName.slice(0, 40)}>`);
  return '';
}

function writeAttribute(element: string, key: string, value: string, onFault: OnFault): string {
  const name = nameOf.get(key);
  const kept = name ? cleanValue(element, name, value) : undefined;
  if (kept !== undefined) return ` ${name}="${escapeXml(kept)}"`;
  // What has no meaning in a drawing goes without a word; what could have run or fetched something does not.
  if (name || /^on/i.test(key)) onFault(`${name ?? key.toLowerCase().slice(0, 40)}="${value.slice(0, 40)}"`);
  return '';
}

function cleanValue(element: string, name: string, value: string): string | undefined {
  if (name === 'style') return cleanStyle(value);
  const fits = /href$/.test(name) ? isOwnAddress(element, value) : isOwnValue(value);
  return fits ? value.trim() : undefined;
}

const textOf = (value: Element['properties'][string]) =>
  Array.isArray(value) ? value.join(' ') : value === true || value == null ? '' : String(value);

/** Drops characters that XML does not allow and escapes the rest. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  );
}
