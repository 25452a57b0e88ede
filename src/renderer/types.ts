import type { ReactNode } from 'react';
import type { JsonCheck } from '@/lib/json-check';
import type { components } from '../../generated/blocks';

type Schemas = components['schemas'];

export type GlobalSetting = Schemas['GlobalSetting'];
export type Rule = Schemas['rule'];
export type Role = NonNullable<Rule['role']>[number];
export type Viewport = NonNullable<Rule['viewport']>[number];
/** An entry of a page document, edited by operators. All nodes of a page are in one flat list. */
export type Node = Schemas['node'];

type Component<T extends string> = T extends `${infer Area}/${infer Name}` ? `${Area}.${Name}` : never;
/** The props of a block type, from its schema: `PropsOf<'engine/hero'>`. */
export type PropsOf<T extends string> = Component<T> extends keyof Schemas ? Schemas[Component<T>] : never;

export type LayoutName = Schemas['layoutName'];
export type PageMeta = Schemas['pageMeta'];
/** A page as data: `src/pages/*.page.json`, described by schemas/page.schema.json. */
export type PageDocument = Schemas['Page'];

/** The current URL, as passed to a block's `needs`. */
export interface RouteInfo {
  path: string;
  params: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
}

/**
 * A call that a block will make: an operationId and its argument. Plain data, so that previews can list and force it.
 */
export interface Need {
  call: string;
  arg?: unknown;
}

/** A validation error; `pointer` is a JSON pointer into the checked value. */
export interface Fault {
  pointer: string;
  message: string;
}

/** Generated from the block's schema at build time: `import check from 'virtual:check/<area>/<name>'`. */
export type Check = JsonCheck;

export interface BlockProps<P> {
  /** Unique within the page; use it for ids and test hooks. */
  id: string;
  props: P;
  /** Level of the block's own heading, chosen by the page. */
  level: 1 | 2 | 3 | 4;
  /** Content of the block's slots, by name. */
  slots: Record<string, ReactNode>;
}

export interface BlockModule<P> {
  // A method, as are the functions of Block that take props, so that blocks with different props fit one registry.
  default(props: BlockProps<P>): ReactNode;
  check: Check;
}

/**
 * One block type, registered by its folder `src/blocks/<area>/<name>`. View.tsx default-exports the component and
 * re-exports `check`, so both are in one chunk; block.ts holds what is needed before that loads.
 */
export interface Block<P = unknown> {
  /** `<area>/<name>`, the same for folder, schema file and type. */
  type: string;
  v: number;
  /** The props that the setting provides for this block; null if it has none, which hides the block. */
  bind?(setting: GlobalSetting, page: PageDocument): P | null;
  needs?(props: P, route: RouteInfo): Need[];
  /** `up[n]` migrates props from version n to n + 1: pure, total, without reading other blocks. */
  up?: Record<number, (props: Record<string, unknown>) => Record<string, unknown>>;
  load(): Promise<BlockModule<P>>;
  /** Space reserved while the chunk loads, to avoid layout shifts. */
  skeleton?: { height: number };
  /** 'page': its heading is the page title, at level 1 if it is the first such block. */
  heading?: 'page';
  /** Names of the slots that this block offers. */
  slots?: string[];
}

/**
 * Sample props: `src/blocks/<area>/<name>/fixtures.ts` default-exports them. `typical` is what a new block starts with;
 * tests render each in both languages. A separate file, because visitors do not need them; absent for blocks without
 * props.
 */
export type Fixtures<P> = { typical: P } & Record<string, P>;

/**
 * Default export of `block.ts`. A block without that file is page content: it has the page title and a screen's height.
 */
export type OwnBlock<T extends string> = Partial<Omit<Block<PropsOf<T>>, 'type' | 'load'>>;

export type Registry = Readonly<Record<string, Block>>;
