import type { Finding } from './finding';
import { define, isObject, type JsonObject, type JsonValue, own } from './json-value';
import { message } from './messages/message';
import { failedUpgrade, olderBlock } from './older-block';
import { pointer } from './pointer';
import { walk } from './walk';

/**
 * Upgrades a block's stored properties to the current version; undefined if they are current or the type is unknown.
 */
export type UpgradeBlock = (
  type: string,
  v: number,
  props: JsonObject,
) => { v: number; props: JsonObject } | { problem: string } | undefined;

interface Rehearsal {
  /** The setting as this build displays it. */
  setting: JsonObject;
  migrated: number;
  /** What upgrades change, upgrades that fail, and texts that upgrades lose. */
  findings: Finding[];
}

/** Upgrades a copy of a stored setting, to show what this build makes of it. */
export function rehearse(stored: JsonObject, upgradeBlock: UpgradeBlock): Rehearsal {
  const setting = structuredClone(stored);
  const result: Rehearsal = { setting, migrated: 0, findings: [] };
  const pages = own(setting, 'pages');
  for (const [path, page] of isObject(pages) ? Object.entries(pages) : []) {
    const nodes = own(page, 'blocks');
    for (const [n, node] of Array.isArray(nodes) ? nodes.entries() : [])
      if (isObject(node)) rehearseNode(node, pointer('/pages', path, 'blocks', n), upgradeBlock, result);
  }
  return result;
}

function rehearseNode(node: JsonObject, at: string, upgradeBlock: UpgradeBlock, result: Rehearsal): void {
  const [type, v, props] = [own(node, 'type'), own(node, 'v') ?? 1, own(node, 'props') ?? {}];
  if (typeof type !== 'string' || typeof v !== 'number' || !isObject(props)) return;
  const brought = upgradeBlock(type, v, structuredClone(props));
  if (!brought) return;
  if ('problem' in brought) {
    result.findings.push(failedUpgrade(at, type, brought.problem));
    return;
  }
  result.migrated += 1;
  result.findings.push(olderBlock(at, { type, from: v, to: brought.v, before: props, after: brought.props }));
  for (const text of lostTexts(props, brought.props)) result.findings.push(lost(pointer(at, 'props'), type, text));
  define(node, 'v', brought.v);
  define(node, 'props', brought.props);
}

/** Texts of `before` that do not occur anywhere in `after`; an operator's texts must survive an upgrade. */
function lostTexts(before: JsonValue, after: JsonValue): string[] {
  const there = textsOf(after);
  return textsOf(before).filter((text) => !there.includes(text) && !there.some((other) => other.includes(text)));
}

const textsOf = (root: JsonValue) => [...walk(root)].flatMap(({ value }) => (typeof value === 'string' ? value : []));

const lost = (at: string, type: string, text: string): Finding => {
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return {
    severity: 'error',
    kind: 'invalid-block',
    pointer: at,
    text: message('setting:rehearse.lost', { type, shown }),
  };
};
