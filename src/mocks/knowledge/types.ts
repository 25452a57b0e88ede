import type { components } from '../../../generated/api';

export type Schemas = components['schemas'];
export type SearchHit = Schemas['SearchHit'];
export type RunEvent = Schemas['RunEvent'];
export type Lang = 'zh' | 'en';

export interface HandbookDocument {
  id: string;
  slug: string;
  lang: Lang;
  title: string;
  description: string;
  updatedAt: string;
  markdown: string;
  headings: Schemas['DocumentView']['headings'];
}

export interface Passage {
  id: string;
  doc: HandbookDocument;
  headings: string[];
  span: [number, number];
  text: string;
}
