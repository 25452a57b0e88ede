import { act, render, screen } from '@testing-library/react';
import { StrictMode, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusBack } from './use-focus-back';

function Box({ onClose, instead }: { onClose: () => void; instead?: React.RefObject<HTMLElement | null> }) {
  useFocusBack(instead);
  return (
    // biome-ignore lint/a11y/noAutofocus: as in a dialog.
    <button type="button" autoFocus onClick={onClose}>
      Close
    </button>
  );
}

function Page({ gone = false, withInstead = false, then }: { gone?: boolean; withInstead?: boolean; then?: string }) {
  const [open, setOpen] = useState(false);
  const other = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    if (then) document.getElementById(then)?.focus();
  };
  return (
    <main id="main" tabIndex={-1}>
      {!(gone && open) && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <button id="other" ref={other} type="button">
        Other
      </button>
      {open && <Box onClose={close} {...(withInstead && { instead: other })} />}
    </main>
  );
}

async function openAndClose(page: React.ReactNode): Promise<string> {
  render(<StrictMode>{page}</StrictMode>);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  act(() => opener.click());
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(close).toHaveFocus();
  act(() => close.click());
  await act(() => new Promise((done) => setTimeout(done)));
  return document.activeElement?.id || (document.activeElement?.textContent ?? '');
}

test('back to what opened it', async () => {
  expect(await openAndClose(<Page />)).toBe('Open');
});

test('not away from where closing has put it', async () => {
  expect(await openAndClose(<Page then="other" />)).toBe('other');
});

test('to what stands in for an opener that has gone, or to the screen', async () => {
  expect(await openAndClose(<FocusedElsewhere withInstead />)).toBe('other');
  document.body.replaceChildren();
  expect(await openAndClose(<FocusedElsewhere />)).toBe('main');
});

/** The opener returns as another element: a menu item, a button of a refetched list. */
function FocusedElsewhere({ withInstead = false }: { withInstead?: boolean }) {
  return <Page gone withInstead={withInstead} />;
}
