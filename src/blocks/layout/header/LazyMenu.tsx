import { type ComponentType, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react';
import { PlainButton } from '@/ui/PlainButton';

export interface MenuProps {
  /** The button that the menu is anchored to. */
  target: HTMLElement;
  onClose: () => void;
}

interface Props {
  Menu: LazyExoticComponent<ComponentType<MenuProps>>;
  label: string;
  className?: string;
  children: ReactNode;
}

/** A button that loads its menu when first pressed. */
export function LazyMenu({ Menu, label, className, children }: Props): ReactNode {
  // Set from the click event; a ref would need a second render to hand the button to the menu.
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
