import { untilSignedIn } from '@/browser/sign-in-gate';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';

/** Whether nobody is signed in, and a question to do so: true once somebody is. */
export function useSignedIn(): { isNobody: boolean; askToSignIn: () => Promise<boolean> } {
  const isNobody = useSession(({ user }) => user === null);
  const dispatch = useSessionDispatch();
  const askToSignIn = async () => {
    if (!isNobody) return true;
    dispatch(signInOpened('asked'));
    return untilSignedIn();
  };
  return { isNobody, askToSignIn };
}
