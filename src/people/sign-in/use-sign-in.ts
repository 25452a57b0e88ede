import { useEffect, useRef, useState } from 'react';
import { isApiError, wordsOf } from '@/api/api-error';
import { useAnswerSecondStepMutation } from '@/api/factors';
import type { LoginHints } from '@/api/without-tokens';
import { type AwaitedStep, readSecondStep } from '@/lib/second-step-hash';
import type { Organization } from '@/session/session';
import { acceptLogin, arriveAs, type SignedIn } from '@/session/sign-in';
import { useSessionDispatch } from '@/session/use-session';
import type { FactorProof } from '@/ui/factor/types';
import type { Agreement } from './use-agreement';

export type { AwaitedStep };

type LoginAnswer = { data?: LoginHints; error?: unknown };

export interface SigningIn {
  busy: boolean;
  /** What the last try failed of, in words or a key of `people.json`. */
  problem: string | null;
  forget: () => void;
  /** Somebody is in and has to say for whom they act. */
  picking: SignedIn | null;
  submit: (login: () => Promise<LoginAnswer>, onFailed?: () => void) => Promise<void>;
  pick: (organization: Organization | null) => Promise<void>;
  /** The first step was good, and the second is awaited. */
  step: AwaitedStep | null;
  answerStep: (proof: FactorProof) => Promise<void>;
  /** Back to the forms. */
  leaveStep: () => void;
}

/** From a filled-in form to a person on the page. `onDone` is told once, when somebody has arrived. */
export function useSignIn(agreement: Agreement, onDone: (personal: boolean) => void): SigningIn {
  const dispatch = useSessionDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [picking, setPicking] = useState<SignedIn | null>(null);
  const [step, setStep] = useState(() => readSecondStep(window.location.hash));
  const [sendStep] = useAnswerSecondStepMutation();
  // Read once: a reload finds the forms again rather than a ticket that has run out.
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (readSecondStep(hash)) window.history.replaceState(window.history.state, '', pathname + search);
  }, []);

  /** From the question for agreement on; state would know a moment later. */
  const trying = useRef(false);
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
  const arrive = async (who: SignedIn, organization: Organization | null) => {
    // The page may take the form away before all of this is done.
    unanswered.current = undefined;
    try {
      await arriveAs(dispatch, who, organization);
    } catch (error) {
      if (who.tenant.length > 0) unanswered.current = who;
      throw error;
    }
    onDone(organization === null);
  };
  const ask = (who: SignedIn) => {
    unanswered.current = who;
    setPicking(who);
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
  const comeIn = async () => {
    const who = await acceptLogin(dispatch);
    setStep(null);
    // Without an organization there is nothing to pick.
    if (who.tenant.length === 0 || gone.current) await arrive(who, who.suggested);
    else ask(who);
  };

  return {
    busy,
    problem,
    picking,
    forget: () => setProblem(null),
    async submit(login, onFailed) {
      if (trying.current) return;
      trying.current = true;
      try {
        if (await agreement.confirm()) await guarded(() => enter(login, onFailed));
      } finally {
        trying.current = false;
      }
    },
    step,
    leaveStep() {
      setProblem(null);
      setStep(null);
    },
    async answerStep(proof) {
      if (!step || trying.current) return;
      trying.current = true;
      const passed = async () => {
        const { data, error } = await sendStep({ ticket: step.ticket, proof });
        if (data) return comeIn();
        // Run out or used: the forms come back, and say why.
        if (isApiError(error) && 'detail' in error && error.detail?.reason === 'step-gone') setStep(null);
        throw error;
      };
      await guarded(passed).finally(() => {
        trying.current = false;
      });
    },
    pick: (organization) =>
      guarded(async () => {
        if (picking) await arrive(picking, organization);
      }),
  };
}

function stepOf(error: unknown): AwaitedStep | undefined {
  const detail = isApiError(error) && 'detail' in error ? error.detail : undefined;
  return detail?.reason === 'second-step' ? detail.secondStep : undefined;
}

function refusalOf(error: unknown): string {
  if (!isApiError(error)) throw error;
  return wordsOf(error) || 'signIn.failed';
}
