import { useEffect, useRef, useState } from 'react';
import type { Organization, SignedIn } from '@/session/session';
import { arriveAs } from '@/session/sign-in';
import { useSession, useSessionDispatch } from '@/session/use-session';

interface Identity {
  /** Set while a signed-in person has to choose an identity. */
  picking: SignedIn | null;
  /** Called after signing in; asks for the identity if there is a choice. */
  come: (who: SignedIn) => Promise<void>;
  arrive: (who: SignedIn, organization: Organization | null) => Promise<void>;
}

/**
 * Completes the sign-in of a session started in a form here or on another page. `onDone` is called once, with whether
 * the person has no organization.
 */
export function useIdentity(onDone: (personal: boolean) => void): Identity {
  const dispatch = useSessionDispatch();
  const elsewhere = useSession(({ identity }) => identity);
  const [picking, setPicking] = useState(elsewhere);
  const gone = useRef(false);
  const unanswered = useRef<SignedIn>(undefined);
  // If the form is closed without a choice, the person is signed in with the suggested organization, as after a reload.
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
    // The page may unmount the form before this completes.
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
      // Without an organization, there is nothing to choose.
      if (who.tenant.length === 0 || gone.current) return arrive(who, who.suggested);
      unanswered.current = who;
      setPicking(who);
    },
  };
}
