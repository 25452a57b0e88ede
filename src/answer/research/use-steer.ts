import { useState } from 'react';
import { useSteerRunMutation } from '@/api/runs';
import { newId } from '@/browser/new-id';
import type { RunSteer } from '@/stream/types';

export type Wish = Pick<RunSteer, 'op' | 'item' | 'document'>;
const nameOf = ({ op, item, document }: Wish) => [op, item, document].join(' ');

/** Steers a running research. A wish is sent once; a failed one can be sent again. */
export function useSteer(run: string) {
  const [send] = useSteerRunMutation();
  const [sent, setSent] = useState<readonly string[]>([]);
  return {
    isSent: (wish: Wish) => sent.includes(nameOf(wish)),
    async steer(wish: Wish) {
      const name = nameOf(wish);
      if (sent.includes(name)) return;
      setSent((before) => [...before, name]);
      const result = await send({ id: run, wish: newId(), ...wish });
      // The call shows its own message.
      if ('error' in result) setSent((before) => before.filter((one) => one !== name));
    },
  };
}
