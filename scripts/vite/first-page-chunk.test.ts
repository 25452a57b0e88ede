import { expect, test } from 'vitest';
import { isFirstPage } from './first-page-chunk';

test.each([
  ['/app/src/blocks/engine/hero/View.tsx', true],
  ['/app/src/blocks/engine/question-list/ask-url.ts', true],
  ['/app/src/blocks/layout/header/LookButtons.tsx', true],
  ['\0virtual:check/layout/footer', true],
  ['/app/node_modules/@fluentui/react-utilities/lib/compose/slot.js', true],
  ['/app/node_modules/@fluentui/react-jsx-runtime/lib/jsx-runtime.js', true],
  ['/app/node_modules/@fluentui/react-utilities/lib/hooks/useId.js', false],
  ['/app/node_modules/react-router-dom/dist/index.js', false],
  ['/app/src/blocks/layout/mobile-menu/MenuSheet.tsx', false],
  ['/app/src/blocks/engine/search-box/FirstFiles.tsx', false],
  ['/app/src/blocks/engine/advertisement/View.tsx', false],
  ['\0virtual:check/engine/advertisement', false],
  ['/app/src/blocks/layout/floating-window/View.tsx', false],
  ['/app/src/blocks/engine/hero/block.ts', false],
  ['/app/src/blocks/engine/hero/fixtures.ts', false],
  ['/app/src/blocks/layout/not-found/View.tsx', false],
  ['/app/src/blocks/answer/answer/View.tsx', false],
  ['\0virtual:check/answer/answer', false],
])('%s: %s', (id, expected) => expect(isFirstPage(id)).toBe(expected));
