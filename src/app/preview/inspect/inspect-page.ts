import type { Finding } from '@/admin/preview/finding';
import type { Inspected } from '@/admin/preview/protocol';
import type { Role } from '@/renderer/types';
import type { PageMap } from '../page-map';
import { drawPicture } from './draw-picture';
import { findAxe } from './find-axe';
import { findBlank } from './find-blank';
import { findOverflow } from './find-overflow';
import { findProblems } from './find-problems';

interface Asked {
  seq: number;
  /** Width of the picture in pixels; null for none. */
  picture: number | null;
  /** The element to show in the picture. */
  subject?: Element | undefined;
  map: PageMap | undefined;
  /** The role that the page is shown to. */
  role: Role;
  errors: readonly string[];
  /** Language of the findings' reader. */
  language: string;
}

/** Inspects the rendered page: missing blocks, overflow, accessibility and console errors. */
export async function inspectPage({ seq, picture, subject, map, role, errors, language }: Asked): Promise<Inspected> {
  const looked = map
    ? [...findProblems(document, map), ...findOverflow(window, map), ...findBlank(document, map, role)]
    : [];
  const axe = map ? await findAxe(map, language) : [];
  return {
    type: 'inspected',
    seq,
    findings: merge([...looked, ...errors.map(fromConsole), ...axe]),
    picture: picture === null ? null : await drawPicture(window, picture, subject),
    height: document.documentElement.scrollHeight,
  };
}

function fromConsole(detail: string): Finding {
  return { severity: 'error', kind: 'console', pointer: '', detail, count: 1 };
}

/** Merges equal findings into one with a count. */
function merge(findings: readonly Finding[]): Finding[] {
  const lines = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.kind, finding.pointer, finding.block, finding.detail]);
    const known = lines.get(key);
    if (known) known.count += finding.count;
    else lines.set(key, { ...finding });
  }
  return [...lines.values()];
}
