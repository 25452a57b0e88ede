import type { ShowMessage } from '@/admin/preview/protocol';
import type { Role, Viewport } from '@/renderer/types';
import type { Mode } from '@/session/preferences';
import { type Boot, neutralBoot } from '../boot';

type Shown = Pick<ShowMessage, 'setting' | 'context'>;

/** The boot data that the server would write if this draft were published. */
export function bootOf({ setting, context }: Shown): Boot {
  const { domain, locale, role } = context;
  const effective = role === 'no-login' ? { ...setting, allowLogin: false } : setting;
  return { ...neutralBoot(domain), setting: effective, domain, locale, revision: 'preview' };
}

export function roleOf({ context }: Shown): Role {
  return context.role === 'no-login' ? 'anonymous' : context.role;
}

export function modeOf({ setting, context }: Shown): Mode {
  return context.theme === 'auto' ? (setting.theme?.mode ?? 'system') : context.theme;
}

/** Same breakpoints as in src/app/use-viewport.ts. */
export function viewportOf(width: number): Viewport {
  if (width >= 1280) return 'desktop';
  return width >= 769 ? 'tablet' : 'mobile';
}
