import { createContext, useContext } from 'react';

/** What a marker shows of its source before it is opened. */
export interface CitedSource {
  n: number;
  title: string;
  /** The way to the passage, outermost first. */
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
  /** The source whose marker, or whose row in the list, is looked at. */
  looked: number | null;
  /** The source that stands open beside the text. */
  opened: number | null;
  look: (n: number | null, marker?: HTMLElement) => void;
  /** The claim whose marker was pressed, where it was one. */
  open: (n: number, claim?: string) => void;
}

export const CitationContext = createContext<Citations | null>(null);

export function useCitations(): Citations | null {
  return useContext(CitationContext);
}
