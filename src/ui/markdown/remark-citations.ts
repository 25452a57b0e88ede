import type { Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';

const MARKER = /(?:\[(\d{1,3})\]|［(\d{1,3})］|【(\d{1,3})】)/g;
const WRITTEN = /(\\?)(?:\[(\d{1,3})\\?\]|［(\d{1,3})］|【(\d{1,3})】)/g;

/**
 * Full-width punctuation, whose glyph fills half of its square: a number after it would look closer to the next
 * sentence.
 */
const WIDE = /[。！？；：，、．）」』》】]/;

export interface CitationsOptions {
  /** Numbers of the answer's sources. Any other number in brackets stays text, such as an array index. */
  known: ReadonlySet<number>;
}

/** Turns `[n]` in prose into a `sup` with `data-n`. Code and formulas are other node types and stay unchanged. */
export function remarkCitations({ known }: CitationsOptions) {
  return (tree: Root, file: { value: unknown }): void => {
    if (known.size > 0) replaceIn(tree, known, String(file.value));
  };
}

function replaceIn(parent: Parents, known: ReadonlySet<number>, source: string): void {
  const children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    if (child.type === 'text') return cutText(child, known, source);
    // Links cannot be nested, so a marker within a link stays text.
    if ('children' in child && child.type !== 'link' && child.type !== 'linkReference') replaceIn(child, known, source);
    return [child];
  });
  parent.children = children as typeof parent.children;
}

function cutText(node: Text, known: ReadonlySet<number>, source: string): PhrasingContent[] {
  const found = [...node.value.matchAll(MARKER)];
  if (found.length === 0) return [node];
  const start = node.position?.start.offset ?? 0;
  const written = [...source.slice(start, node.position?.end.offset ?? 0).matchAll(WRITTEN)];
  // The counts differ only if an entity stands for a bracket; such text stays unchanged.
  if (written.length !== found.length) return [node];
  const pieces: PhrasingContent[] = [];
  let from = 0;
  let fromSource = start;
  for (const [index, match] of found.entries()) {
    const n = Number(match[1] ?? match[2] ?? match[3]);
    const raw = written[index];
    if (!raw || raw[1] === '\\' || !known.has(n)) continue;
    const at = start + raw.index;
    if (match.index > from) pieces.push(text(node, node.value.slice(from, match.index), fromSource, at));
    pieces.push(citation(node, n, at, at + raw[0].length));
    from = match.index + match[0].length;
    fromSource = at + raw[0].length;
  }
  const end = node.position?.end.offset ?? 0;
  if (from < node.value.length) pieces.push(text(node, node.value.slice(from), fromSource, end));
  return glue(node, pieces);
}

/** Keeps a marker on the same line as the character before it and removes the space between them. */
function glue(node: Text, pieces: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = result.at(-1);
    if (piece.type === 'emphasis') {
      if (before?.type === 'emphasis') before.children.push(piece);
      else result.push(...withLastLetter(node, before?.type === 'text' ? (result.pop() as Text) : undefined, piece));
    } else if (
      piece.type !== 'text' ||
      piece.value.trim() !== '' ||
      pieces[index + 1]?.type !== 'emphasis' ||
      index === 0
    ) {
      result.push(piece);
    }
  }
  return result;
}

function withLastLetter(node: Text, before: Text | undefined, marker: PhrasingContent): PhrasingContent[] {
  const value = before?.value.trimEnd() ?? '';
  const letter = [...value.slice(-2)].at(-1) ?? '';
  const start = before?.position?.start.offset ?? marker.position?.start.offset ?? 0;
  const end = marker.position?.start.offset ?? start;
  const middle = Math.max(start, end - (before ? before.value.length - value.length : 0) - letter.length);
  const together: PhrasingContent = {
    type: 'emphasis',
    children: [...(letter ? [text(node, letter, middle, end)] : []), marker],
    data: { hName: 'span', hProperties: { dataGlue: WIDE.test(letter) ? 'wide' : '' } },
  };
  const rest = value.slice(0, value.length - letter.length);
  return rest === '' ? [together] : [text(node, rest, start, middle), together];
}

function text(node: Text, value: string, start: number, end: number): Text {
  return { type: 'text', value, position: place(node, start, end) };
}

function citation(node: Text, n: number, start: number, end: number): PhrasingContent {
  // The node type is a placeholder: hName sets the element, and the position is kept.
  return {
    type: 'emphasis',
    children: [],
    position: place(node, start, end),
    data: { hName: 'sup', hProperties: { dataN: String(n) } },
  };
}

/** Only offsets are used later; line and column remain those of the whole node. */
function place(node: Text, start: number, end: number): Text['position'] {
  if (!node.position) return undefined;
  return { start: { ...node.position.start, offset: start }, end: { ...node.position.end, offset: end } };
}
