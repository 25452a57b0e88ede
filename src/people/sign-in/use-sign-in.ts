import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@/api/api-error';
import { useAnswerSecondStepMutation } from '@/api/factors';
import { toastFor } from '@/api/toast-for';
import type { LoginHints } from '@/api/without-tokens';
import { type AwaitedStep, readSecondStep } from '@/lib/second-step-hash';
import type { Organization, SignedIn } from '@/session/session';
import { acceptLogin } from '@/session/sign-in';
import { useSessionDispatch } from '@/session/use-session';
import type { FactorProof } from '@/ui/factor/types';
import { dismissCause } from '@/ui/toasts';
import { faultOf } from '../form/fault-of';
import type { Agreement } from './use-agreement';
import { useIdentity } from './use-identity';

export type { AwaitedStep };

type LoginAnswer = { data?: LoginHints; error?: unknown };

export interface SigningIn {
  busy: boolean;
  /** The error of the last attempt, as text or a key of `people.json`. */
  problem: string | null;
  forget: () => void;
  /** Set while a signed-in person has to choose an identity. */
  picking: SignedIn | null;
  submit: (login: () => Promise<LoginAnswer>, onFailed?: () => void) => Promise<void>;
  pick: (organization: Organization | null) => Promise<void>;
  /** Set while a second factor is required. */
  step: AwaitedStep | null;
  answerStep: (proof: FactorProof) => Promise<void>;
  /** Returns to the forms. */
  leaveStep: () => void;
}

/** Submits the sign-in forms and completes the sign-in. `onDone` is called once, after signing in. */
export function useSignIn(agreement: Agreement, onDone: (personal: boolean) => void): SigningIn {
  const dispatch = useSessionDispatch();
  const { busy, problem, guarded, forget } = useGuarded();
  const { picking, arrive, come } = useIdentity(onDone);
  const [step, setStep] = useAwaitedStep();
  const [sendStep] = useAnswerSecondStepMutation();
  /** Set from the agreement question on. A ref, because state would be updated too late. */
  const trying = useRef(false);
  const once = async (work: () => Promise<void>) => {
    if (trying.current) return;
    trying.current = true;
    try {
      await work();
    } finally {
      trying.current = false;
    }
  };
  const comeIn = async () => {
    const who = await acceptLogin(dispatch);
    setStep(null);
    await come(who);
  };
  const enter: SigningIn['submit'] = async (login, onFailed) => {
    const answer = await login();
    const awaited = stepOf(answer.error);
    if (awaited) return setStep(awaited);
    if (!answer.data) {
      onFailed?.();
      throw answer.error;
    }
    await comeIn();
  };
  const pass = async (ticket: string, proof: FactorProof) => {
    const { data, error } = await sendStep({ ticket, proof });
    if (data) return comeIn();
    // The ticket has expired or was used: returns to the forms, with the reason.
    if (isApiError(error) && 'detail' in error && error.detail?.reason === 'step-gone') setStep(null);
    throw error;
  };

  return {
    busy,
    problem,
    picking,
    forget,
    submit: (login, onFailed) =>
      once(async () => {
        if (await agreement.confirm()) await guarded(() => enter(login, onFailed));
      }),
    step,
    leaveStep() {
      forget();
      setStep(null);
    },
    answerStep: (proof) =>
      once(async () => {
        if (step) await guarded(() => pass(step.ticket, proof));
      }),
    pick: (organization) =>
      guarded(async () => {
        if (picking) await arrive(picking, organization);
      }),
  };
}

/** A second step from the URL. It is removed from the URL, so that a reload shows the forms, not an expired ticket. */
function useAwaitedStep() {
  const state = useState(() => readSecondStep(window.location.hash));
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (readSecondStep(hash)) window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return state;
}

function useGuarded() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const guarded = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, guarded, forget: () => setProblem(null) };
}

function stepOf(error: unknown): AwaitedStep | undefined {
  const detail = isApiError(error) && 'detail' in error ? error.detail : undefined;
  return detail?.reason === 'second-step' ? detail.secondStep : undefined;
}

function refusalOf(error: unknown): string {
  if (!isApiError(error)) throw error;
  // The error is shown in the form, so its toast is dismissed.
  dismissCause(toastFor(error)?.cause);
  return faultOf(error, 'signIn.failed');
}
