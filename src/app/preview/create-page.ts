import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { DataState } from '@/admin/preview/context';
import type { FromFrame } from '@/admin/preview/protocol';
import { createI18n } from '@/i18n/create-i18n';
import { localeChosen, modeChosen } from '@/session/preferences';
import { basename } from '../basename';
import { askForDomain } from './ask-for-domain';
import { forceAnswers } from './force-answers';
import { isolate } from './isolate';
import { keepFocus } from './keep-focus';
import { lookAhead } from './look-ahead';
import { PreviewPage } from './preview-page';
import { shiftClock } from './shift-clock';
import { stateOfCall } from './state-of-call';
import { watchRoute } from './watch-route';

export interface CreatedPage {
  page: PreviewPage;
  stateOf: (operation: string) => DataState;
}

/** Isolates the window: storage, clock, responses and preferences. Must run before any portal code. */
export function createPage(
  own: Window & typeof globalThis,
  element: HTMLElement,
  tell: (message: FromFrame) => void,
  guest = false,
): CreatedPage {
  isolate(own, guest);
  keepFocus(own);
  lookAhead(own);
  const setClock = shiftClock(own);
  const i18n = createI18n('zh-CN');
  const route = watchRoute(own, basename, (moved) => {
    page.moved();
    tell({ type: 'moved', route: moved });
  });
  const page: PreviewPage = new PreviewPage(
    element,
    i18n,
    route,
    setClock,
    tellChoices(() => page, tell),
  );
  const stateOf = (operation: string): DataState => {
    const { message, map } = page;
    return message ? stateOfCall(operation, map?.blocks.map(({ shown }) => shown) ?? [], message.context) : 'ready';
  };
  const send = askForDomain(own.fetch.bind(own), () => {
    const { context, guest, setting } = page.message ?? {};
    return (
      context && { domain: context.domain, guest, scope: setting?.searchScope, drafts: context.drafts !== undefined }
    );
  });
  own.fetch = forceAnswers(send, { stateOf, message: () => i18n.t('admin-preview:forced') });
  return { page, stateOf };
}

/** Reports the visitor's choice of language and colour mode to the workbench, which shares them. */
function tellChoices(page: () => PreviewPage, tell: (message: FromFrame) => void) {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: localeChosen,
    effect: ({ payload }) => {
      if (payload !== page().message?.context.locale) tell({ type: 'chose', locale: payload });
    },
  });
  listener.startListening({
    actionCreator: modeChosen,
    effect: ({ payload }) => {
      const { context } = page().message ?? {};
      if (payload !== 'system' && context && payload !== page().mode) tell({ type: 'chose', theme: payload });
    },
  });
  return listener.middleware;
}
