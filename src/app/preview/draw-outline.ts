export interface Outline {
  /** Outlines these elements until the next call. */
  around: (elements: readonly Element[]) => void;
  close: () => void;
}

const LOOK: Record<'chosen' | 'hovered', Partial<CSSStyleDeclaration>> = {
  chosen: { outline: '2px solid #0f6cbd', boxShadow: '0 0 0 4px rgb(255 255 255 / 70%)' },
  hovered: { outline: '2px dashed #0f6cbd', backgroundColor: 'rgb(15 108 189 / 8%)' },
};

/** Outlines over the page. They are outside of its root, so they cannot affect it. */
export function drawOutline(look: keyof typeof LOOK, own: Window = window): Outline {
  const layer = own.document.createElement('div');
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset.previewOutline = look;
  own.document.body.append(layer);
  let framed: readonly Element[] = [];

  const draw = (): void => {
    layer.replaceChildren(...framed.map((element) => frameAround(element.getBoundingClientRect(), own.document, look)));
  };
  // The page can scroll or grow under an outline.
  own.addEventListener('scroll', draw, { passive: true, capture: true });
  own.addEventListener('resize', draw);
  const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(draw);
  watch?.observe(own.document.body);

  return {
    around(elements) {
      framed = elements.filter((element) => element.isConnected);
      draw();
    },
    close() {
      own.removeEventListener('scroll', draw, { capture: true });
      own.removeEventListener('resize', draw);
      watch?.disconnect();
      layer.remove();
    },
  };
}

function frameAround({ left, top, width, height }: DOMRect, document: Document, look: keyof typeof LOOK): HTMLElement {
  const frame = document.createElement('div');
  Object.assign(frame.style, {
    position: 'fixed',
    zIndex: '2147483646',
    pointerEvents: 'none',
    borderRadius: '4px',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    ...LOOK[look],
  });
  return frame;
}
