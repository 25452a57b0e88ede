import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, startTransition } from 'react';
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTypedParam } from './use-typed-param';

let written: string[] = [];
let go: ReturnType<typeof useNavigate>;

function Field(): ReactNode {
  const [params, setParams] = useSearchParams();
  go = useNavigate();
  const write = (text: string) => {
    written.push(text);
    startTransition(() => setParams(text ? { q: text } : {}, { replace: false }));
  };
  const { text, type, submit } = useTypedParam(params.get('q') ?? '', write);
  return (
    <input
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && submit()}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const typed = (text: string) => fireEvent.change(field(), { target: { value: text } });
const open = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Field />
    </MemoryRouter>,
  );

describe('a field whose text stands in the address', () => {
  beforeEach(() => {
    written = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test('begins with what the address says, and writes nothing by itself', async () => {
    open('/?q=steel');
    expect(field()).toHaveValue('steel');
    await wait(5_000);
    expect(written).toEqual([]);
  });

  test('shows every letter at once, and writes the word once, when the hand rests', async () => {
    open();
    for (const text of ['s', 'st', 'ste']) {
      typed(text);
      expect(field()).toHaveValue(text);
      await wait(200);
    }
    expect(written).toEqual([]);
    await wait(200);
    expect(written).toEqual(['ste']);
    expect(field()).toHaveValue('ste');
  });

  test('does not wait for the rest when it is asked for by Enter, and then does not write it twice', async () => {
    open();
    typed('ste');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(written).toEqual(['ste']);
    await wait(5_000);
    expect(written).toEqual(['ste']);
  });

  test('takes over what was written by somebody else: the way back, a button that clears it', async () => {
    open();
    typed('one');
    await wait(400);
    typed('two');
    await wait(400);
    act(() => void go(-1));
    expect(field()).toHaveValue('one');
    act(() => void go(-1));
    expect(field()).toHaveValue('');
    act(() => void go(2));
    expect(field()).toHaveValue('two');
    await wait(5_000);
    // Taking over a value is not typing.
    expect(written).toEqual(['one', 'two']);
  });

  test('typed and taken back again is nothing to write, and leaving the screen writes nothing more', async () => {
    const { unmount } = open();
    typed('a');
    typed('');
    await wait(400);
    typed('b');
    unmount();
    await wait(5_000);
    expect(written).toEqual([]);
  });
});

test('letters put into the middle of a word stay in their order', async () => {
  open('/?q=stworks');
  const user = userEvent.setup();
  await user.click(field());
  field().setSelectionRange(2, 2);
  await user.keyboard('eel');
  expect(field()).toHaveValue('steelworks');
  expect(field().selectionStart).toBe(5);
});
