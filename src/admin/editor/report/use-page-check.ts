import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GlobalSetting } from '@/renderer/types';
import type { PreviewContext } from '../../preview/context';
import type { Finding } from '../../preview/finding';
import { screenHeight } from '../../preview/fit-frame';
import { PoolFrame } from '../../preview/pool-frame';

interface Result {
  findings: readonly Finding[];
  /** What was looked at. */
  setting: GlobalSetting;
  context: PreviewContext;
}

export interface PageCheckState {
  running: boolean;
  failed: boolean;
  result: Result | undefined;
}

/** What shows only on the drawn page; that a block cannot be drawn is in the report without it. */
const SEEN: ReadonlySet<Finding['kind']> = new Set(['axe', 'contrast', 'overflow', 'console', 'blank']);

const START: PageCheckState = { running: false, failed: false, result: undefined };

/** Inspects one page on demand, in a frame of its own: the visible one is outlined, scaled, and rests what is out of sight. */
export function usePageCheck(host: RefObject<HTMLElement | null>, setting: GlobalSetting, context: PreviewContext) {
  const [state, setState] = useState(START);
  const frame = useRef<PoolFrame>(undefined);
  useEffect(() => () => frame.current?.close(), []);
  const run = useCallback(async () => {
    const { current: element } = host;
    if (!element || frame.current) return;
    const made = new PoolFrame(element);
    frame.current = made;
    setState((now) => ({ ...now, running: true, failed: false }));
    try {
      await made.show({ setting, context, mode: 'use' }, screenHeight(context.viewport));
      const inspected = await made.inspect({ picture: null });
      const findings = inspected.findings.filter(({ kind }) => SEEN.has(kind));
      setState({ running: false, failed: false, result: { findings, setting, context } });
    } catch {
      setState({ running: false, failed: true, result: undefined });
    } finally {
      frame.current = undefined;
      made.close();
    }
  }, [host, setting, context]);
  return { state, run: () => void run() };
}
