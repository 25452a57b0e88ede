import type { BlockProps, PropsOf } from '@/renderer/types';

export { default as check } from 'virtual:check/layout/crash-test';

/** For tests: throws, to show that a crash affects only this block and what is reported. */
export default function CrashTest({ props }: BlockProps<PropsOf<'layout/crash-test'>>): never {
  throw new Error(props.reason ?? 'crash test');
}
