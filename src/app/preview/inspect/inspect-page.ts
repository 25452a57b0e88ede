import type { Inspected } from '@/admin/preview/protocol';
import type { PageMap } from '../page-map';

interface Asked {
  seq: number;
  /** Width of the picture in pixels; null: none. */
  picture: number | null;
  map: PageMap | undefined;
  errors: string[];
}

export async function inspectPage({ seq }: Asked): Promise<Inspected> {
  return { type: 'inspected', seq, findings: [], picture: null, height: document.documentElement.scrollHeight };
}
