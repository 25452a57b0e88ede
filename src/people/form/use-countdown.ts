import { useEffect, useState } from 'react';
import { secondsLeft, startCountdown } from './countdown';

/**
 * Seconds until another code may be requested, updated every second; `start` restarts the countdown. A reload resumes
 * it.
 * @param most the maximum duration, in seconds
 */
export function useCountdown(name: string, most: number): { left: number; start: (seconds?: number) => void } {
  const [left, setLeft] = useState(() => secondsLeft(name, most));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft(secondsLeft(name, most)), 1000);
    return () => clearInterval(timer);
  }, [running, name, most]);
  return {
    left,
    start(seconds = most) {
      startCountdown(name, seconds);
      setLeft(Math.min(seconds, most));
    },
  };
}
