import { useEffect, useRef, useState } from 'react';
import type { Organization, SignedIn } from '@/session/session';
import { arriveAs } from '@/session/sign-in';
import { useSession, useSessionDispatch } from '@/session/use-session';

interface Identity {
  /** Somebody is in and has to say for whom they act. */
  picking: SignedIn | null;
  /** Somebody has signed in: asked first where there is a choice. */
  come: (who: SignedIn) => Promise<void>;
  arrive: (who: SignedIn, organization: Organization | null) => Promise<void>;
}

/**
 * From a session to a person on the page, whether it began in a form here or on another page. `onDone` is told once, and whether the person
 * belongs to no organization.
 */
export function useIdentity(onDone: (personal: boolean) => void): Identity {
  const dispatch = useSessionDispatch();
  const elsewhere = useSession(({ identity }) => identity);
  const [picking, setPicking] = useState(elsewhere);
  const gone = useRef(false);
  const unanswered = useRef<SignedIn>(undefined);
  // Left without an answer, by the cross or the back button: they are in all the same, as a reload would find them.
  useEffect(() => {
    // Effects may run twice.
    gone.current = false;
    return () => {
      gone.current = true;
      const who = unanswered.current;
      if (who) void arriveAs(dispatch, who, who.suggested).catch(() => undefined);
    };
  }, [dispatch]);
  useEffect(() => {
    if (elsewhere === null) return;
    unanswered.current = elsewhere;
    setPicking(elsewhere);
  }, [elsewhere]);

  const arrive: Identity['arrive'] = async (who, organization) => {
    // The page may take the form away before all of this is done.
    unanswered.current = undefined;
    try {
      await arriveAs(dispatch, who, organization);
    } catch (error) {
      if (who.tenant.length > 0) unanswered.current = who;
      throw error;
    }
    onDone(who.tenant.length === 0);
  };
  return {
    picking,
    arrive,
    async come(who) {
      // Without an organization there is nothing to pick.
      if (who.tenant.length === 0 || gone.current) return arrive(who, who.suggested);
      unanswered.current = who;
      setPicking(who);
    },
  };
}
