import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithI18n } from '../../../../tests/support/with-i18n';
import { Panes } from './Panes';
import { PaneTabs } from './PaneTabs';
import { Separator } from './Separator';
import { LIMITS, usePaneSizes } from './use-pane-sizes';

function show(more: Partial<Parameters<typeof Separator>[0]> = {}) {
  const onResize = vi.fn();
  render(<Separator label="Width" direction="vertical" size={300} min={200} max={420} onResize={onResize} {...more} />);
  return { line: screen.getByRole('separator'), sizes: () => onResize.mock.calls.flat() };
}

describe('the line between two panes', () => {
  test('is moved by keys, within its limits', async () => {
    const { line, sizes } = show();
    line.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowUp}{Home}{End}');
    expect(sizes()).toEqual([284, 316, 200, 420]);
    expect(line).toHaveAttribute('aria-valuenow', '300');
  });

  test('that has its pane behind it grows it the other way', async () => {
    const { line, sizes } = show({ direction: 'horizontal', after: true });
    line.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    expect(sizes()).toEqual([316, 284]);
  });

  test('follows the pointer from where it took it, and no further once it is let go or taken away', () => {
    const { line, sizes } = show();
    const at = (clientX: number) => ({ clientX, pointerId: 1 });
    fireEvent.pointerMove(line, at(500));
    expect(sizes()).toEqual([]);
    fireEvent.pointerDown(line, at(310));
    fireEvent.pointerMove(line, at(330));
    fireEvent.pointerMove(line, at(5000));
    fireEvent.pointerUp(line, at(5000));
    fireEvent.pointerMove(line, at(400));
    fireEvent.pointerDown(line, at(310));
    fireEvent.lostPointerCapture(line, at(310));
    fireEvent.pointerMove(line, at(400));
    expect(sizes()).toEqual([320, 420]);
  });
});

describe('the sizes of the panes', () => {
  beforeEach(() => localStorage.clear());
  const open = () => renderHook(() => usePaneSizes()).result;

  test('are remembered one by one, by whichever part of the editor changes them', () => {
    const [one, other] = [open(), open()];
    act(() => one.current[1]('left', 300));
    act(() => other.current[1]('json', 400));
    expect(open().current[0]).toMatchObject({ left: 300, json: 400 });
  });

  test.each(['{', '7', 'null', '{"left":"wide","middle":9999,"json":-1}'])('are as usual after %s', (stored) => {
    localStorage.setItem('mw:editor-panes', stored);
    const { left, middle, json } = open().current[0];
    for (const [name, size] of Object.entries({ left, middle, json })) {
      const [min, max] = LIMITS[name as keyof typeof LIMITS];
      expect(size).toBeGreaterThanOrEqual(min);
      expect(size).toBeLessThanOrEqual(max);
    }
  });
});

test('tabs say which one is shown', async () => {
  const onShow = vi.fn();
  const names = ['outline', 'edit'] as const;
  render(<PaneTabs names={names} shown="edit" words={(name) => `The ${name}`} label="Panes" onShow={onShow} />);
  expect(screen.getByRole('button', { name: 'The edit' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'The outline' }));
  expect(onShow).toHaveBeenCalledWith('outline');
});

describe('three panes on a narrow screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    return () => vi.unstubAllGlobals();
  });
  const panes = (asked: Parameters<typeof Panes>[0]['asked']) => (
    <Panes
      onPage={false}
      inspector={false}
      outline={<p>rows</p>}
      edit={<p>form</p>}
      preview={<p>page</p>}
      asked={asked}
    />
  );
  const shown = () => screen.getByRole('button', { pressed: true }).textContent;

  test('are shown one at a time; a field that is asked for, or the report, brings the form to the front', async () => {
    const focusAt = { pointer: '/title' };
    const { rerender } = await renderWithI18n(panes({ focusAt: undefined, report: false }), ['admin-editor']);
    expect(shown()).toBe('Edit');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    expect(shown()).toBe('Preview');
    await rerender(panes({ focusAt, report: false }));
    expect(shown()).toBe('Edit');
    // A request counts once: whoever leaves afterwards, or closes the report, is not brought back.
    await userEvent.click(screen.getByRole('button', { name: 'Outline' }));
    await rerender(panes({ focusAt, report: false }));
    expect(shown()).toBe('Outline');
    await rerender(panes({ focusAt: undefined, report: true }));
    expect(shown()).toBe('Edit');
    await userEvent.click(screen.getByRole('button', { name: 'Outline' }));
    await rerender(panes({ focusAt: undefined, report: false }));
    expect(shown()).toBe('Outline');
  });
});
