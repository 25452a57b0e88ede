import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { draftInHash } from '../preview/draft-link';
import type { Linked } from './use-linked-draft';

/** A draft of a link that was changed is the operator's own from then on: a reload must not bring back what the link said. */
export function useForgetLink(linked: Linked['kind'], touched: boolean): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const forget = linked === 'draft' && touched && draftInHash(hash) !== null;
  useEffect(() => {
    if (forget) void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
  }, [forget, navigate, pathname, search, state]);
}
