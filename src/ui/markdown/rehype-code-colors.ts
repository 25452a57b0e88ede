import type { Element, Root } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import cpp from 'highlight.js/lib/languages/cpp';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { visit } from 'unist-util-visit';

// The languages found in plant documents. All 37 common ones would triple the size.
const lowlight = createLowlight({ bash, cpp, ini, json, python, sql, xml, yaml });
lowlight.registerAlias({
  bash: ['sh', 'shell', 'console'],
  cpp: ['c', 'h'],
  ini: ['toml', 'conf'],
  python: ['py'],
  xml: ['html'],
  yaml: ['yml'],
});

/** In characters. Longer code is not highlighted, because highlighting runs again with every chunk. */
const LONGEST = 20_000;

/** Highlights fenced code whose language is named and supported. Guessing the language would colour prose. */
export function rehypeCodeColors() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const language = languageOf(node);
      const [text] = node.children;
      if (!language || !lowlight.registered(language) || text?.type !== 'text') return;
      if (text.value.length > LONGEST) return;
      node.children = lowlight.highlight(language, text.value).children as Element['children'];
    });
  };
}

export function languageOf(code: Element): string | undefined {
  const names = code.properties.className;
  const name = Array.isArray(names) ? names.map(String).find((each) => each.startsWith('language-')) : undefined;
  return name?.slice('language-'.length).toLowerCase();
}
