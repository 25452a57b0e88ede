import type { ReactNode } from 'react';
import type { JsonCheck } from '@/lib/json-check';
import type { components } from '../../generated/blocks';

type Schemas = components['schemas'];

export type GlobalSetting = Schemas['GlobalSetting'];
export type Rule = Schemas['rule'];
export type Role = NonNullable<Rule['role']>[number];
export type Viewport = NonNullable<Rule['viewport']>[number];
/** One entry of a page document: what an operator edits. All nodes of a page stand in one flat list. */
export type Node = Schemas['node'];

type Component<T extends string> = T extends `${infer Area}/${infer Name}` ? `${Area}.${Name}` : never;
/** The props of a block type, from its schema: `PropsOf<'engine/hero'>`. */
export type PropsOf<T extends string> = Component<T> extends keyof Schemas ? Schemas[Component<T>] : never;

export type LayoutName = Schemas['layoutName'];
export type PageMeta = Schemas['pageMeta'];
/** A page as data: `src/pages/*.page.json`, described by schemas/page.schema.json. */
export type PageDocument = Schemas['Page'];

/** The address in the browser, as a block's `needs` may use it. */
export interface RouteInfo {
  path: string;
  params: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
}

/** A call that a block is going to make: an operationId of the contract and its argument. Plain data, so a preview can list and force it. */
export interface Need {
  call: string;
  arg?: unknown;
}

/** What is wrong, and where: `pointer` is a JSON pointer into what was checked. */
export interface Fault {
  pointer: string;
  message: string;
}

/** Made at build time from the block's schema: `import check from 'virtual:check/<area>/<name>'`. */
export type Check = JsonCheck;

export interface BlockProps<P> {
  /** Once per page: use it for ids and test hooks. */
  id: string;
  props: P;
  /** Level of the block's own heading, chosen by the page. */
  level: 1 | 2 | 3 | 4;
  /** What stands in the slots this block offers, by name. */
  slots: Record<string, ReactNode>;
}

export interface BlockModule<P> {
  // Written as a method, like the functions of Block that take props: blocks of every props type fit one registry.
  default(props: BlockProps<P>): ReactNode;
  check: Check;
}

/**
 * One block type: the folder `src/blocks/<area>/<name>` is the only wiring. View.tsx default-exports the component and re-exports
 * `check`, so both travel in one chunk; block.ts says what else there is to know before that.
 */
export interface Block<P = unknown> {
  /** `<area>/<name>`: folder, schema file and type are the same words. */
  type: string;
  v: number;
  /** What the flat global setting says about this block; null: nothing, so the block is not shown. */
  bind?(setting: GlobalSetting, page: PageDocument): P | null;
  needs?(props: P, route: RouteInfo): Need[];
  /** `up[n]` makes props of version n into props of version n + 1: pure, total, reads no other block. */
  up?: Record<number, (props: Record<string, unknown>) => Record<string, unknown>>;
  load(): Promise<BlockModule<P>>;
  /** Space kept while the chunk loads, so that nothing below it jumps. */
  skeleton?: { height: number };
  /** 'page': its heading is the title of the page (level 1 where it is the first such block). */
  heading?: 'page';
  /** Slot names this block offers. */
  slots?: string[];
}

/**
 * Sample props: `src/blocks/<area>/<name>/fixtures.ts` default-exports them. `typical` is what a new block starts with; every one is
 * rendered by the tests in both languages. A file of their own, because visitors need none of it; a block that needs no props needs none.
 */
export type Fixtures<P> = { typical: P } & Record<string, P>;

/**
 * What `block.ts` default-exports. A block without that file is the content of a page: it carries the title and keeps room for
 * a screen.
 */
export type OwnBlock<T extends string> = Partial<Omit<Block<PropsOf<T>>, 'type' | 'load'>>;

export type Registry = Readonly<Record<string, Block>>;
