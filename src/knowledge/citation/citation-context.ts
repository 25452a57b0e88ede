import { createContext, useContext } from 'react';

/** What a marker's card shows of its source. */
export interface CitedSource {
  n: number;
  title: string;
  /** Headings above the passage, outermost first. */
  headings: readonly string[];
  page: number | null;
  quote: string;
  lang: 'zh' | 'en';
}

export interface CitationLabels {
  /** "Source 2: Title" */
  marker: (source: CitedSource) => string;
  page: (page: number) => string;
}

export interface Citations {
  sources: ReadonlyMap<number, CitedSource>;
  labels: CitationLabels;
  cardId: string;
  /** The source whose marker or list row is hovered or focused. */
  looked: number | null;
  /** The source open in the panel. */
  opened: number | null;
  look: (n: number | null, marker?: HTMLElement) => void;
  /** `claim` is set if a claim's marker was pressed. */
  open: (n: number, claim?: string) => void;
}

export const CitationContext = createContext<Citations | null>(null);

export function useCitations(): Citations | null {
  return useContext(CitationContext);
}
