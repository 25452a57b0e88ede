import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { QuestionOption } from './OptionList';
import { QuestionBox, type QuestionBoxLabels } from './QuestionBox';

const labels: QuestionBoxLabels = {
  field: 'Question',
  placeholder: 'Ask',
  send: 'Send',
  tooLong: 'Only 20,000 characters are sent',
  list: 'Suggestions',
  clearList: 'Clear all',
  removeOption: 'Remove',
  count: (options) => `${options} suggestions`,
};
const options: QuestionOption[] = [{ text: 'bearing noise', recent: true }, { text: 'bearing grease' }];

function setup(given: readonly QuestionOption[] = options, autoFocus = false) {
  const onSubmit = vi.fn();
  const onRemove = vi.fn();
  const onOpen = vi.fn();
  function Page() {
    const [text, setText] = useState('');
    return (
      <QuestionBox
        text={text}
        onText={setText}
        onSubmit={onSubmit}
        labels={labels}
        options={given}
        autoFocus={autoFocus}
        moreOptions={<a href="/all">See all</a>}
        onOpen={onOpen}
        onRemoveOption={onRemove}
        onClearOptions={() => {}}
      />
    );
  }
  render(<Page />);
  return {
    onSubmit,
    onRemove,
    onOpen,
    user: userEvent.setup(),
    field: () => screen.getByRole<HTMLInputElement>('combobox'),
  };
}

describe('QuestionBox', () => {
  it('sends what was typed, trimmed, and nothing when there is nothing', async () => {
    const { user, onSubmit, field } = setup();
    await user.type(field(), '   {Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(field(), 'why hot {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('why hot');
  });

  it('opens an option that leads to a page, and asks nothing', async () => {
    const { user, onSubmit, onOpen, field } = setup([{ text: 'Bearing faults', kind: 'Open document', to: '/doc/b' }]);
    await user.click(field());
    await user.click(screen.getByRole('option', { name: /Bearing faults\s*Open document/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/doc/b');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field()).toHaveValue('');
  });

  it('is ready for the keyboard at first without laying its list over the page', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { user, field } = setup(options, true);
    vi.unstubAllGlobals();
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'bearing noise' })).toHaveAttribute('aria-selected', 'true');
  });

  it('leads by keyboard to where more of its list is', async () => {
    const { user, field } = setup();
    await user.click(field());
    const all = screen.getByRole('link', { name: 'See all' });
    while (document.activeElement !== all) await user.tab();
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('offers its options as a listbox and follows the arrow keys', async () => {
    const { user, onSubmit, field } = setup();
    await user.click(field());
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'bearing grease' });
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{Tab}');
    expect(field()).toHaveValue('bearing grease');
    expect(field()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('chooses with Enter and with a click', async () => {
    const { user, onSubmit, field } = setup();
    await user.click(field());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith('bearing noise');
    await user.clear(field());
    await user.type(field(), 'b');
    await user.click(screen.getByRole('option', { name: 'bearing grease' }));
    expect(onSubmit).toHaveBeenLastCalledWith('bearing grease');
  });

  it('clears with Escape, then gives up the focus', async () => {
    const { user, field } = setup();
    await user.type(field(), 'abc{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(field()).not.toHaveFocus();
  });

  it('never sends while an input method composes', () => {
    const { onSubmit, field } = setup();
    fireEvent.change(field(), { target: { value: 'zhou' } });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('becomes a text area for more lines and keeps the cursor in it', async () => {
    const { user, onSubmit, field } = setup();
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    const area = screen.getByRole('textbox');
    expect(area).toHaveValue('one\ntwo');
    expect(area).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('one\ntwo');
    await user.keyboard('{Escape}');
    expect(field()).toHaveFocus();
  });

  it('keeps the lines of a pasted text', async () => {
    const { user, field } = setup();
    await user.click(field());
    await user.paste('alarm 1\r\nalarm 2');
    expect(screen.getByRole('textbox')).toHaveValue('alarm 1\nalarm 2');
  });

  it('lets a long text go beside the question, where there is room for it', async () => {
    const taken = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
    const Page = () => {
      const [text, setText] = useState('');
      return <QuestionBox text={text} onText={setText} onSubmit={vi.fn()} labels={labels} onLongPaste={taken} />;
    };
    render(<Page />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await user.paste('x'.repeat(1_000));
    expect(taken).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox')).toHaveValue('x'.repeat(1_000));
    await user.clear(screen.getByRole('combobox'));
    await user.paste('y'.repeat(1_001));
    expect(screen.getByRole('combobox')).toHaveValue('');
    await user.paste('y'.repeat(1_001));
    expect(screen.getByRole('combobox')).toHaveValue('y'.repeat(1_001));
    expect(taken).toHaveBeenCalledTimes(2);
  });

  it('cuts a text over the limit and says so', async () => {
    const { field } = setup();
    fireEvent.change(field(), { target: { value: 'x'.repeat(20_001) } });
    expect(screen.getByRole('alert')).toHaveTextContent('20,000');
  });

  it('removes a recent question by keyboard and by pointer', async () => {
    const { user, onRemove, field } = setup();
    await user.click(field());
    await user.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}');
    expect(onRemove).toHaveBeenLastCalledWith(0);
    await user.click(screen.getByTitle('Remove'));
    expect(onRemove).toHaveBeenCalledTimes(2);
  });
});
