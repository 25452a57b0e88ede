import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetFormType } from '@/browser/form-type';
import { currentToasts, dismissToast } from '@/ui/toasts';
import { failOnConsole } from './fail-on-console';
import { keepFewStyles } from './few-styles';
import { keepActGoing } from './keep-act-going';
import { layOut } from './laid-out';
import { leaveNothing } from './leave-nothing';
import { addNativeDialog } from './native-dialog';

failOnConsole();
addNativeDialog();
layOut();
keepFewStyles();
keepActGoing();
leaveNothing();
// No test measures time, so a busy machine must not fail one.
configure({ asyncUtilTimeout: 10_000 });
// Testing Library cleans up automatically only if afterEach is a global.
afterEach(cleanup);
afterEach(forgetFormType);
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});
