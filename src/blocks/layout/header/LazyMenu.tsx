import { type ComponentType, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react';
import { PlainButton } from '@/ui/PlainButton';

export interface MenuProps {
  /** The button it hangs below. */
  target: HTMLElement;
  onClose: () => void;
}

interface Props {
  Menu: LazyExoticComponent<ComponentType<MenuProps>>;
  label: string;
  className?: string;
  children: ReactNode;
}

/** A button of the first page whose menu comes when it is first pressed. */
export function LazyMenu({ Menu, label, className, children }: Props): ReactNode {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  return (
    <>
      <PlainButton
        ref={setButton}
        look="quiet"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </PlainButton>
      {open && button && (
        <Suspense>
          <Menu target={button} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
