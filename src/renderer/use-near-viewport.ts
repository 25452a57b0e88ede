import { type RefObject, useEffect, useState } from 'react';
import { loadedBlock } from './load-block';
import type { Block } from './types';

type Listener = () => void;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

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

/** True once the place of that block has come within one and a half viewports, and from then on. What is here already need not wait. */
export function useNearViewport(ref: RefObject<Element | null>, block: Block | undefined): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined' || isHere(block));
  useEffect(() => {
    const element = ref.current;
    if (near || !block || !element) return;
    const watch = sharedObserver();
    listeners.set(element, () => setNear(true));
    watch.observe(element);
    return () => {
      listeners.delete(element);
      watch.unobserve(element);
    };
  }, [near, block, ref]);
  return near;
}

function isHere(block: Block | undefined): boolean {
  return block !== undefined && loadedBlock(block) !== undefined;
}
