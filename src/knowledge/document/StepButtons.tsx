import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

interface Props {
  canGoBack: boolean;
  canGoOn: boolean;
  onStep: (by: 1 | -1) => void;
}

/** Buttons to the next and previous citation, also Alt with an arrow key: screen readers use single letters. */
export function StepButtons({ canGoBack, canGoOn, onStep }: Props) {
  const { t } = useTranslation('reader');
  const latest = useRef({ canGoBack, canGoOn, onStep });
  latest.current = { canGoBack, canGoOn, onStep };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      const { canGoBack: back, canGoOn: on, onStep: step } = latest.current;
      if (by > 0 ? on : back) step(by);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Step label={t('citation.previous')} keys="Alt+ArrowUp" can={canGoBack} onClick={() => onStep(-1)}>
        <ChevronUpRegular aria-hidden />
      </Step>
      <Step label={t('citation.next')} keys="Alt+ArrowDown" can={canGoOn} onClick={() => onStep(1)}>
        <ChevronDownRegular aria-hidden />
      </Step>
    </>
  );
}

interface StepProps {
  label: string;
  keys: string;
  can: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Step({ label, keys, can, onClick, children }: StepProps) {
  return (
    <PlainButton
      look="quiet"
      iconOnly
      aria-label={label}
      title={`${label} (${keys.replace('ArrowUp', '↑').replace('ArrowDown', '↓')})`}
      aria-keyshortcuts={keys}
      aria-disabled={!can}
      onClick={() => can && onClick()}
    >
      {children}
    </PlainButton>
  );
}
