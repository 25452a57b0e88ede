import { pointer } from '../../setting/pointer';
import { LIMITS, type Limits } from './limits';
import { migrate } from './migrate';
import { nestNodes, type Placed } from './nest-nodes';
import type { Problem } from './problem';
import type { Block, GlobalSetting, Node, PageDocument, Registry, Rule } from './types';

/** A node with everything needed to render it, or the reason why it cannot be rendered. */
export interface CompiledNode {
  id: string;
  type: string;
  /** Where its definition is: in the setting, or in the product's page document. */
  origin: 'setting' | 'page';
  pointer: string;
  props: Record<string, unknown>;
  show?: Rule;
  block?: Block;
  /** Carries the page title: the first block in reading order that can. */
  title?: true;
  problem?: Problem;
  slots: Record<string, CompiledNode[]>;
}

export interface CompiledPage {
  nodes: CompiledNode[];
  /** Why the domain's own version of the page was rejected. */
  refused?: string;
}

// Shared by all blocks without slots, which are almost all.
const NO_SLOTS: CompiledNode['slots'] = {};

/**
 * Combines the page document, the domain's version of it, the props each block binds from the setting, and its explicit
 * props. Pure: loads nothing, changes nothing stored, and returns problems instead of throwing.
 */
export function compile(
  setting: GlobalSetting,
  page: PageDocument,
  registry: Registry,
  limits: Limits = LIMITS,
): CompiledPage {
  const own = setting.pages?.[page.path]?.blocks;
  const refused = own && JSON.stringify(own).length > limits.size ? `larger than ${limits.size} characters` : undefined;
  const fromSetting = own !== undefined && refused === undefined;
  const base = fromSetting ? pointer('', 'pages', page.path, 'blocks') : '/blocks';
  const nodes = fromSetting ? own : page.blocks;

  const finish = (placed: Placed): CompiledNode | null => {
    const { node, index, slots } = placed;
    const block = registry[node.type];
    const bound = placed.problem ? { problem: placed.problem } : bindProps(node, block, setting, page);
    if (!bound) return null;
    const compiled: CompiledNode = {
      id: node.id,
      type: node.type,
      origin: fromSetting ? 'setting' : 'page',
      pointer: `${base}/${index}`,
      props: 'props' in bound ? bound.props : {},
      slots: finishSlots(slots, block),
    };
    if (node.show) compiled.show = node.show;
    if (block) compiled.block = block;
    if ('problem' in bound) compiled.problem = bound.problem;
    return compiled;
  };

  const finishSlots = (slots: Placed['slots'], block: Block | undefined): CompiledNode['slots'] => {
    if (Object.keys(slots).length === 0) return NO_SLOTS;
    return Object.fromEntries(
      Object.entries(slots).map(([name, inner]) => {
        const known = block?.slots?.includes(name) ?? false;
        return [name, inner.flatMap((each) => finish(known ? each : { ...each, problem: noSlot(name) }) ?? [])];
      }),
    );
  };

  const compiled = nestNodes(nodes, limits).flatMap((placed) => finish(placed) ?? []);
  markTitle(compiled);
  return { nodes: compiled, ...(refused && { refused }) };
}

function markTitle(nodes: readonly CompiledNode[]): boolean {
  return nodes.some((node) => {
    if (node.problem) return false;
    if (node.block?.heading === 'page') {
      node.title = true;
      return true;
    }
    return markTitle(Object.values(node.slots).flat());
  });
}

type Bound = { props: Record<string, unknown> } | { problem: Problem };

/** null: the setting has nothing for this block and it has no explicit props, so there is nothing to show. */
function bindProps(node: Node, block: Block | undefined, setting: GlobalSetting, page: PageDocument): Bound | null {
  if (!block) return { problem: { kind: 'unknown', type: node.type } };
  const explicit = migrate(node.props ?? {}, node.v ?? 1, block);
  if ('problem' in explicit || !block.bind) return explicit;
  try {
    const bound = block.bind(setting, page);
    if (bound === null && Object.keys(explicit.props).length === 0) return null;
    return { props: { ...(bound ?? {}), ...explicit.props } };
  } catch (error) {
    return {
      problem: {
        kind: 'failed',
        from: block.v,
        message: `bind: ${error instanceof Error ? error.message : String(error)}`,
      },
    };
  }
}

function noSlot(name: string): Problem {
  return { kind: 'misplaced', reason: 'slot', detail: name };
}
