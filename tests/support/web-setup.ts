import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { failOnConsole } from './fail-on-console';
import { addNativeDialog } from './native-dialog';

failOnConsole();
addNativeDialog();
// Testing Library cleans up by itself only where afterEach is a global.
afterEach(cleanup);
