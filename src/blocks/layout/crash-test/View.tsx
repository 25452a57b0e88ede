import type { BlockProps } from '@/renderer/types';
import type { CrashTestProps } from './block';

export { default as check } from 'virtual:check/layout/crash-test';

/** For testers: what a crash costs a page (its own place), and what an operator is told. */
export default function CrashTest({ props }: BlockProps<CrashTestProps>): never {
  throw new Error(props.reason ?? 'crash test');
}
