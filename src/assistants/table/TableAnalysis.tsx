import type { ReactNode } from 'react';
export function TableAnalysis(): ReactNode {
  return null;
}
