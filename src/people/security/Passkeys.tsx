import { Button } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@/api/factors';
import type { Data } from '@/api/paths';
import { knowsPasskeys, makePasskey } from '@/browser/passkey';
import { useTranslation } from '@/i18n/use-translation';
import { Fault } from '../layout/Fault';
import { useRowStyles } from '../layout/use-row-styles';
import { PasskeyRow } from './PasskeyRow';

type Passkey = Data<'getFactors'>['passkeys'][number];

interface Props {
  passkeys: readonly Passkey[];
  onCodes: (codes: readonly string[]) => void;
}

/** The person's passkeys, and the button to add one. */
export function Passkeys({ passkeys, onCodes }: Props): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('security');
  const [begin, beginning] = useBeginPasskeyMutation();
  const [add, adding] = useAddPasskeyMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const make = async () => {
    setProblem(null);
    const begun = await begin();
    if (!begun.data) return setProblem(messageOf(begun.error) ?? t('failed'));
    const answer = await makePasskey(begun.data.options).catch((error: unknown) => error as Error);
    if (answer instanceof Error)
      return setProblem(answer.name === 'InvalidStateError' ? t('passkey.known') : t('passkey.notMade'));
    const name = t('passkey.name', { n: passkeys.length + 1 });
    const { data, error } = await add({ name, answer });
    if (data) onCodes(data.recoveryCodes);
    else setProblem(messageOf(error) ?? t('failed'));
  };
  const possible = knowsPasskeys();
  return (
    <>
      <li className={rows.row}>
        <span className={rows.words}>
          {t('passkey.title')}
          <span className={rows.sub}>{possible ? t('passkey.text') : t('passkey.impossible')}</span>
        </span>
        {possible && (
          <Button ref={button} disabledFocusable={beginning.isLoading || adding.isLoading} onClick={() => void make()}>
            {t('passkey.add')}
          </Button>
        )}
        {problem && (
          <div className={rows.below}>
            <Fault words={problem} />
          </div>
        )}
      </li>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onGone={() => button.current?.focus()} />
      ))}
    </>
  );
}
