import { useSelector } from 'react-redux';
import type { Preferences } from '@/session/preferences';
import { useMedia } from '@/ui/use-media';

/** Light or dark, as the operator chose it for the portal too, or as the system has it. */
export function useShade(): 'light' | 'dark' {
  const mode = useSelector((state: { preferences: Preferences }) => state.preferences.mode);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  if (mode === 'system') return systemDark ? 'dark' : 'light';
  return mode;
}
