import { useEffect, useMemo, useRef } from 'react';
import { registry } from '@/blocks/registry';
import { shareStructure } from '@/lib/share-structure';
import type { GlobalSetting, PageDocument } from '@/renderer/types';
import { type CompiledLayout, compileWithLayout } from './compile-with-layout';

/** The page of a setting. When the setting changes, blocks about which it says nothing new stay the very same, and are not drawn again. */
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
