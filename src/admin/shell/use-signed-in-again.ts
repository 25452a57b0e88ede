import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { adminApi } from '@/api/admin';

const selectOperator = adminApi.endpoints.getOperator.select();

/** Runs once somebody has signed in after the session had ended: what was refused in between is to be tried again. */
export function useSignedInAgain(run: () => void): void {
  const { data } = useSelector(selectOperator);
  const ended = useRef(false);
  const again = useEffectEvent(run);
  useEffect(() => {
    if (data && ended.current) again();
    if (data !== undefined) ended.current = data === null;
  }, [data]);
}
