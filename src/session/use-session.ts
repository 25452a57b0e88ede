import { useDispatch, useSelector } from 'react-redux';
import { portalSetting } from '@/api/settings';
import type { SessionState, WithSession } from './session';
import type { SessionDispatch } from './session-dispatch';

/** A part of the session, for blocks and dialogs without access to the store. */
export const useSession = <T>(pick: (session: SessionState) => T): T =>
  useSelector((state: WithSession) => pick(state.session));

/** The setting shown, including versions published after the page was opened. */
export const usePortalSetting = () => useSelector(portalSetting)?.setting;

export const useSessionDispatch = useDispatch.withTypes<SessionDispatch>();
