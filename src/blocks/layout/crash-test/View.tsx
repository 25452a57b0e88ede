import type { BlockProps, PropsOf } from '@/renderer/types';

export { default as check } from 'virtual:check/layout/crash-test';

/** For testers: what a crash costs a page (its own place), and what an operator is told. */
export default function CrashTest({ props }: BlockProps<PropsOf<'layout/crash-test'>>): never {
  throw new Error(props.reason ?? 'crash test');
}
