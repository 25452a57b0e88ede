import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { draftInHash } from '../preview/draft-link';
import type { Linked } from './use-linked-draft';

/** Once changed, a draft from a link is the operator's own: a reload must not restore the link's version. */
export function useForgetLink(linked: Linked['kind'], touched: boolean): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const forget = linked === 'draft' && touched && draftInHash(hash) !== null;
  useEffect(() => {
    if (forget) void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
  }, [forget, navigate, pathname, search, state]);
}
