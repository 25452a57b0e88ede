import { MillwrightPortal } from './element';
import { createLifeCycle } from './life-cycle';

const TAG = 'millwright-portal';

declare global {
  interface Window {
    millwright?: ReturnType<typeof createLifeCycle>;
  }
}

// The page may have the script twice.
if (!customElements.get(TAG)) customElements.define(TAG, MillwrightPortal);
// The last name that a script adds is what qiankun takes for its micro app.
window.millwright = createLifeCycle(TAG);
