import { Button } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useRowStyles } from '../layout/use-row-styles';
import { BindForm } from './BindForm';

interface Props {
  kind: 'phone' | 'email';
  /** The bound phone or email; empty if there is none. */
  bound: string;
}

/** The bound phone or email, with a form to change it. */
export function BindRow({ kind, bound }: Props): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The form is removed along with its focused button.
  const done = () => {
    button.current?.focus();
    setOpen(false);
  };
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        {t(`reset.${kind}`)}
        <span className={rows.sub}>{bound || t('person.unbound')}</span>
      </span>
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(bound ? 'person.change' : 'person.bind')}
      </Button>
      {open && (
        <div className={rows.below}>
          <BindForm kind={kind} onDone={done} />
        </div>
      )}
    </li>
  );
}
