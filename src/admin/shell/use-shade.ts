import { useSelector } from 'react-redux';
import type { Preferences } from '@/session/preferences';
import { useMedia } from '@/ui/use-media';

/** Light or dark, as chosen for the portal or set by the system. */
export function useShade(): 'light' | 'dark' {
  const mode = useSelector((state: { preferences: Preferences }) => state.preferences.mode);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  if (mode === 'system') return systemDark ? 'dark' : 'light';
  return mode;
}
