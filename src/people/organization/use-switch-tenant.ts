import { useState } from 'react';
import { isApiError } from '@/api/api-error';
import type { Organization } from '@/session/session';
import { switchTenant } from '@/session/switch-tenant';
import { useSessionDispatch } from '@/session/use-session';
import { showToast } from '@/ui/toasts';

/**
 * Switches the organization and shows a toast. Returns false if it failed and nothing changed; the error is already
 * reported.
 */
export function useSwitchTenant() {
  const dispatch = useSessionDispatch();
  const [busy, setBusy] = useState(false);
  const switchTo = async (organization: Organization | null): Promise<boolean> => {
    setBusy(true);
    try {
      await switchTenant(dispatch, organization);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return false;
    } finally {
      setBusy(false);
    }
    const textKey = organization ? 'people:tenant.now' : 'people:tenant.nowPersonal';
    const values = { name: organization?.name };
    showToast({ intent: 'success', textKey, values, durationMs: 5000, cause: 'tenant' });
    return true;
  };
  return { busy, switchTo };
}
