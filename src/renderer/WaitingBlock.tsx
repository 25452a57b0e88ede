import { type ReactNode, useEffect, useRef } from 'react';
import { Skeleton } from '@/ui/Skeleton';

type Listener = () => void;

interface Props {
  height: number;
  /** Called once the place has come within one and a half viewports. */
  onNear: Listener;
}

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Where a block will stand whose code is not here and whose place is far. */
export function WaitingBlock({ height, onNear }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = sharedObserver();
    listeners.set(element, onNear);
    watch.observe(element);
    return () => {
      listeners.delete(element);
      watch.unobserve(element);
    };
  }, [onNear]);
  return <Skeleton ref={place} height={height} />;
}

/** One observer for all blocks: two hundred of them cost more than the blocks they watch. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) listeners.get(entry.target)?.();
    },
    { rootMargin: '150% 0px' },
  );
  return observer;
}
