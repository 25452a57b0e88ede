import { useEffect, useMemo, useRef } from 'react';
import { registry } from '@/blocks/registry';
import { shareStructure } from '@/lib/share-structure';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import { type CompiledLayout, compileWithLayout } from './compile-with-layout';

/** Compiles the page for a setting. Unchanged blocks keep their identity, so they do not re-render. */
export function useCompiled(setting: GlobalSetting, page: PageDocument): CompiledLayout {
  const last = useRef<CompiledLayout>(undefined);
  const compiled = useMemo(
    () => shareStructure(last.current, compileWithLayout(setting, page, registry)),
    [setting, page],
  );
  useEffect(() => {
    last.current = compiled;
  }, [compiled]);
  return compiled;
}
