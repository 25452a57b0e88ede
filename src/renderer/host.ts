import { createContext, useContext } from 'react';
import { CrashMemory } from './crash-memory';
import type { Problem } from './problem';
import type { ShowContext } from './show';
import type { Need, RouteInfo } from './types';

export interface BlockReport {
  domain: string;
  revision: string;
  path: string;
  id: string;
  type: string;
  v: number | undefined;
  pointer: string;
  problem: Problem;
}

/** The environment of a page. The renderer knows no calls and no store, so both are passed in here. */
export interface Host {
  domain: string;
  revision: string;
  /** Operators see problem cards where visitors see gaps. */
  operator: boolean;
  context: ShowContext;
  route: RouteInfo;
  crashes: CrashMemory;
  /** Called once per block and reason. */
  report: (report: BlockReport) => void;
  /** Starts a call that a block is about to make. */
  prefetch: (need: Need) => void;
}

const nobody: Host = {
  domain: '',
  revision: '',
  operator: false,
  context: { role: 'anonymous', locale: 'zh-CN', viewport: 'desktop', functions: [], now: 0 },
  route: { path: '/', params: {}, query: {} },
  crashes: new CrashMemory(),
  report: () => undefined,
  prefetch: () => undefined,
};

export const HostContext = createContext<Host>(nobody);

export function useHost(): Host {
  return useContext(HostContext);
}
