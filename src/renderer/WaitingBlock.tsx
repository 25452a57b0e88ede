import { type ReactNode, useEffect, useRef } from 'react';
import { Skeleton } from '@/ui/Skeleton';

type Listener = () => void;

interface Props {
  height: number;
  /** Called once, when the place is within one and a half viewports. */
  onNear: Listener;
}

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Placeholder for a block that is far away and not loaded. */
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

/** One observer for all blocks: two hundred would cost more than the blocks. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) listeners.get(entry.target)?.();
    },
    { rootMargin: '150% 0px' },
  );
  return observer;
}
