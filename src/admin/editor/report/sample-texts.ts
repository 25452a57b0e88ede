import { isObject, type JsonObject } from '../../../../setting/json-value';
import { pointer } from '../../../../setting/pointer';
import { walk } from '../../../../setting/walk';
import { blocksPointer } from '../blocks/own-page';

/** A block that says what its sample says, and the first such text. */
export interface SampleText {
  pointer: string;
  text: string;
}

/** Words for people, not the address of a picture or the name of a choice. */
const isSaid = (value: unknown): value is string => typeof value === 'string' && /\p{Script=Han}|\S \S/u.test(value);

interface Block {
  at: string;
  type: string;
  props: JsonObject;
}

function ownBlocks(body: unknown): Block[] {
  const pages = isObject(body) && isObject(body.pages) ? body.pages : {};
  return Object.entries(pages).flatMap(([path, page]) => {
    const blocks = isObject(page) && Array.isArray(page.blocks) ? page.blocks : [];
    return blocks.flatMap((block, n) =>
      isObject(block) && typeof block.type === 'string' && isObject(block.props)
        ? [{ at: pointer(blocksPointer(path), n), type: block.type, props: block.props }]
        : [],
    );
  });
}

/** The types of the blocks with props of their own on the domain's pages. */
export const ownTypes = (body: unknown): string[] => [...new Set(ownBlocks(body).map(({ type }) => type))].sort();

/** The blocks whose sample nobody has replaced in full; `samples`: by type. */
export function sampleTexts(body: unknown, samples: ReadonlyMap<string, JsonObject>): SampleText[] {
  return ownBlocks(body).flatMap(({ at, type, props }) => {
    const sample = new Set([...walk(samples.get(type) ?? {})].map(({ value }) => value).filter(isSaid));
    const kept = [...walk(props)].find(({ value }) => isSaid(value) && sample.has(value));
    return kept ? [{ pointer: `${pointer(at, 'props')}${kept.pointer}`, text: String(kept.value) }] : [];
  });
}
