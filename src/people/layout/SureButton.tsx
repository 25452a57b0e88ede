import { Button } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';

interface Props {
  words: string;
  /** Read instead of `words` where these alone do not say whom it concerns. */
  label?: string;
  /** What the button says when it asks once more. */
  sure: string;
  busy: boolean;
  onSure: () => unknown;
}

/** For what cannot be taken back: the first press asks, the second does it. Escape takes the question back. */
export function SureButton({ words, label, sure, busy, onSure }: Props): ReactNode {
  const { t } = useTranslation('people');
  const [asked, setAsked] = useState(false);
  const first = useRef(true);
  const ask = () => {
    first.current = false;
    setAsked(true);
  };
  if (!asked)
    return (
      <Button autoFocus={!first.current} aria-label={label} disabledFocusable={busy} onClick={ask}>
        {words}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape on either of the two buttons inside.
    <span
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
      onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
    >
      <Button
        appearance="primary"
        autoFocus
        onClick={() => {
          setAsked(false);
          void onSure();
        }}
      >
        {sure}
      </Button>
      <Button onClick={() => setAsked(false)}>{t('agreement.cancel')}</Button>
    </span>
  );
}
