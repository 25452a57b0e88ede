import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The secret of the link. It stands behind the #, which goes to no server, and is out of the address before anybody looks. */
export function useLinkToken(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  const next = hash.slice(1);
  // A second link that is opened in the same tab.
  if (next !== '' && next !== token) setToken(next);
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
