import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SidePanel } from './SidePanel';
import type { PanelMode } from './use-panel-mode';

function Page({ mode }: { mode: PanelMode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <SidePanel mode={mode} title="Bearing guide" closeLabel="Close" onClose={() => setOpen(false)}>
          text
        </SidePanel>
      )}
    </>
  );
}

for (const mode of ['column', 'drawer', 'sheet'] as const) {
  it(`as a ${mode} takes focus to its heading, closes on Escape and gives focus back`, async () => {
    const user = userEvent.setup();
    render(<Page mode={mode} />);
    const opener = screen.getByRole('button', { name: 'open' });
    await user.click(opener);
    expect(screen.getByRole(mode === 'column' ? 'complementary' : 'dialog', { name: 'Bearing guide' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bearing guide' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('text')).toBeNull();
    expect(opener).toHaveFocus();
  });
}

it('closes on its button', async () => {
  const user = userEvent.setup();
  render(<Page mode="sheet" />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
