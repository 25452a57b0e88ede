import type { GiveIdentity } from './fetch-identity';

/** What a host framework hands over when it mounts a micro app. */
export interface MountProps {
  container?: Element | string | null;
  portal?: string;
  channel?: string;
  mode?: string;
  locale?: string;
  height?: string;
  identity?: GiveIdentity;
  'identity-url'?: string;
}

const PASSED = ['portal', 'channel', 'mode', 'locale', 'height', 'identity-url'] as const;

/**
 * The life cycle that qiankun and single-spa ask a micro app for: each makes or removes one element, so the portal's
 * own scripts never run in the host's sandbox.
 */
export function createLifeCycle(tag: string) {
  const mounted = new Map<Element, HTMLElement>();
  const placeOf = ({ container }: MountProps) =>
    typeof container === 'string' ? document.querySelector(container) : (container ?? null);
  return {
    bootstrap: async (): Promise<void> => undefined,
    async mount(props: MountProps): Promise<void> {
      const place = placeOf(props);
      if (!place) throw new Error('millwright: mount needs a container.');
      mounted.get(place)?.remove();
      const element = document.createElement(tag) as HTMLElement & { identity?: GiveIdentity };
      for (const name of PASSED) if (typeof props[name] === 'string') element.setAttribute(name, props[name]);
      if (props.identity) element.identity = props.identity;
      mounted.set(place, element);
      place.append(element);
    },
    async unmount(props: MountProps): Promise<void> {
      const place = placeOf(props);
      if (!place) return;
      mounted.get(place)?.remove();
      mounted.delete(place);
    },
    async update(props: MountProps): Promise<void> {
      const place = placeOf(props);
      const element = place && mounted.get(place);
      for (const name of ['mode', 'locale'] as const)
        if (typeof props[name] === 'string') element?.setAttribute(name, props[name]);
    },
  };
}
