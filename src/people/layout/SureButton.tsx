import { Button } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';

interface Props {
  words: string;
  /** Accessible name, if `words` do not say whom the action concerns. */
  label?: string;
  /** The label of the confirmation. */
  sure: string;
  busy: boolean;
  onSure: () => unknown;
}

/** For actions that cannot be undone: the first press asks, the second confirms. Escape cancels. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for both buttons inside.
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
