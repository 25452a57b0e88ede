import { useMemo, useState } from 'react';
import { usePublishSettingMutation } from '@/api/admin';
import type { JsonObject } from '../../../setting/json-value';
import { type Collision, collisionOf } from './publish-answer';
import { type Choices, isDecided, resolveConflicts, type Side } from './resolve-conflicts';

export interface Publishing {
  /** Set if somebody else published meanwhile. */
  collision: Collision | null;
  choices: Choices;
  choose: (pointer: string, side: Side) => void;
  decided: boolean;
  /** What would be published now: the draft, or its merge with theirs. */
  body: JsonObject;
  /** True once it is published or scheduled. */
  publish: (message: string, at: string | undefined) => Promise<boolean>;
  busy: boolean;
  error: unknown;
  done: { revision: string; at?: string | undefined } | null;
}

interface Draft {
  domain: string;
  base: string | null;
  body: JsonObject;
}

/** `base`: the revision the draft continues from: the published one, or what is live while that one is scheduled. */
export type OnGoOn = (base: string | null, body: JsonObject) => void;

/** Publishes a draft: sends it, merges it if somebody else published meanwhile, and sends it again. */
export function usePublishing(draft: Draft, onGoOn: OnGoOn): Publishing {
  const [collision, setCollision] = useState<Collision | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [done, setDone] = useState<Publishing['done']>(null);
  const [send, { isLoading, error }] = usePublishSettingMutation();
  const body = useMemo(
    () => (collision ? resolveConflicts(collision.merged, collision.conflicts, choices) : draft.body),
    [collision, choices, draft.body],
  );
  const base = collision ? collision.head : draft.base;
  const publish = async (message: string, at: string | undefined) => {
    const answer = await send({ domain: draft.domain, base, body, message, ...(at && { at }) });
    if (answer.data) {
      setDone({ revision: answer.data.revision, at });
      onGoOn(at ? base : answer.data.revision, body);
      return true;
    }
    const found = collisionOf(answer.error);
    if (found) {
      setCollision(found);
      setChoices({});
    }
    return false;
  };
  return {
    collision,
    choices,
    choose: (pointer, side) => setChoices((old) => ({ ...old, [pointer]: side })),
    decided: collision === null || isDecided(collision.conflicts, choices),
    body,
    publish,
    busy: isLoading,
    error: collisionOf(error) ? undefined : error,
    done,
  };
}
