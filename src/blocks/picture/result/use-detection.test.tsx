import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { withCalls } from '../../../../tests/support/with-calls';
import { useDetection } from './use-detection';

test('/qCount/:id: another stamp asks anew, another choice on the page does not', async () => {
  const { calls, around } = withCalls(() => ({ id: 'd-1' }));
  const wrapper = ({ children }: { children: ReactNode }) =>
    around(<MemoryRouter initialEntries={['/qCount/d-1?stamp=1']}>{children}</MemoryRouter>);
  const { result } = renderHook(() => ({ detection: useDetection('d-1'), go: useNavigate() }), { wrapper });
  await waitFor(() => expect(result.current.detection.data).toBeDefined());
  await act(async () => result.current.go('/qCount/d-1?stamp=1&object=2'));
  expect(calls).toHaveLength(1);
  await act(async () => result.current.go('/qCount/d-1?stamp=2'));
  await waitFor(() => expect(calls).toHaveLength(2));
});
