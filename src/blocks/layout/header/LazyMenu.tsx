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
  // The button itself, from the press on: taken from a ref when it is first laid out, it would have the page drawn twice.
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const close = () => {
    setTarget(null);
    target?.focus();
  };
  return (
    <>
      <PlainButton
        look="quiet"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="true"
        aria-expanded={target !== null}
        onClick={({ currentTarget }) => setTarget(target ? null : currentTarget)}
      >
        {children}
      </PlainButton>
      {target && (
        <Suspense>
          <Menu target={target} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
