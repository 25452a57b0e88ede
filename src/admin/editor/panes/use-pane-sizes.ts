import { useCallback, useState } from 'react';

export interface PaneSizes {
  left: number;
  middle: number;
  /** Height of the JSON below the form. */
  json: number;
}

const KEY = 'mw:editor-panes';
export const LIMITS = { left: [200, 420], middle: [320, 720], json: [120, 640] } as const;
const USUAL: PaneSizes = { left: 264, middle: 420, json: 280 };

/** Stored in this browser; invalid values fall back to the defaults. */
export function usePaneSizes(): [PaneSizes, (name: keyof PaneSizes, size: number) => void] {
  const [sizes, setSizes] = useState(read);
  const resize = useCallback((name: keyof PaneSizes, size: number) => {
    setSizes((now) => {
      // Another part of the editor may have stored another size meanwhile.
      write({ ...read(), [name]: size });
      return { ...now, [name]: size };
    });
  }, []);
  return [sizes, resize];
}

function read(): PaneSizes {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PaneSizes>;
    const size = (name: keyof PaneSizes) => {
      const [min, max] = LIMITS[name];
      const value = stored[name];
      return typeof value === 'number' && value >= min && value <= max ? value : USUAL[name];
    };
    return { left: size('left'), middle: size('middle'), json: size('json') };
  } catch {
    return USUAL;
  }
}

function write(sizes: PaneSizes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sizes));
  } catch {
    // A private window stores nothing.
  }
}
