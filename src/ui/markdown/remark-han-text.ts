import type { Link, Root, Text } from 'mdast';
import type { Code, Construct, Effects, Event, Extension, State, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const SPACE = /\s/u;
const SIGN = /[\p{P}\p{S}]/u;
/** Chinese punctuation, which never belongs to a URL. */
const FULL_WIDTH = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’…]/u;
const STAR = 42;

/**
 * Adapts Markdown to Chinese, which has no spaces between words. By the standard rules, `**注意：**请` keeps its
 * asterisks, and a bare URL includes the full stop after it.
 */
export function remarkHanText(this: Processor) {
  const data = this.data() as { micromarkExtensions?: Extension[] };
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ text: { [STAR]: emphasis } });
  return (tree: Root): void => {
    visit(tree, 'link', (link, index, parent) => {
      const rest = parent && endAddress(link);
      if (!rest || index === undefined) return;
      parent.children.splice(index + 1, 0, rest);
      return [SKIP, index + 1];
    });
  };
}

const emphasis: Construct = {
  name: 'attention',
  tokenize: readStars,
  // Pairing is left to the standard construct.
  resolveAll: (events: Event[], context: TokenizeContext) => {
    const [, usual] = [context.parser.constructs.text[STAR] ?? []].flat();
    return usual?.resolveAll?.(events, context) ?? events;
  },
};

function readStars(this: TokenizeContext, effects: Effects, ok: State): State {
  const markers = this.parser.constructs.attentionMarkers.null ?? [];
  const { previous } = this;
  return function start(code) {
    effects.enter('attentionSequence');
    return inside(code);
  };

  function inside(code: Code): State | undefined {
    if (code === STAR) {
      effects.consume(code);
      return inside;
    }
    const token = effects.exit('attentionSequence');
    token._open = mayStandBefore(code, previous) || markers.includes(code);
    token._close = mayStandBefore(previous, code) || markers.includes(previous);
    return ok(code);
  }
}

/** Whether an asterisk between `inner` and `outer` can delimit emphasis on the side of `inner`. */
function mayStandBefore(inner: Code, outer: Code): boolean {
  const [within, without] = [letter(inner), letter(outer)];
  if (SPACE.test(within)) return false;
  return !SIGN.test(within) || HAN.test(within) || HAN.test(without) || SPACE.test(without) || SIGN.test(without);
}

/** Line ends and the end of the text count as spaces. */
const letter = (code: Code): string => (code === null || code < 0 ? ' ' : String.fromCodePoint(code));

/** Cuts a bare URL at the first Chinese punctuation mark and returns the rest as text. */
function endAddress(link: Link): Text | undefined {
  const [text, ...more] = link.children;
  const { position } = link;
  if (text?.type !== 'text' || more.length > 0 || !position || !link.url.endsWith(text.value)) return undefined;
  const at = text.value.search(FULL_WIDTH);
  const start = position.start.offset;
  // A URL in angle brackets or in a Markdown link is kept in full.
  if (at < 1 || start === undefined || position.end.offset !== start + text.value.length) return undefined;
  const value = text.value.slice(at);
  link.url = link.url.slice(0, link.url.length - value.length);
  text.value = text.value.slice(0, at);
  const cut = { ...position.start, offset: start + at };
  const rest: Text = { type: 'text', value, position: { start: cut, end: position.end } };
  link.position = { start: position.start, end: cut };
  text.position = link.position;
  return rest;
}
