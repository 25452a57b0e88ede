import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { Editor } from '@/admin/editor/Editor';
import { EditorProvider } from '@/admin/editor/EditorProvider';
import type { EditorSource, Editor as EditorValue } from '@/admin/editor/types';
import { useEditor } from '@/admin/editor/use-editor';
import { makeStore } from '@/app/store';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { fixtureDomain } from './render-portal';

const i18n = createI18n('en-US');
beforeAll(async () => {
  await Promise.all(
    ['common', 'form', 'admin', 'admin-comments', 'admin-editor', 'admin-preview', 'admin-schema'].map((name) =>
      i18n.load(name),
    ),
  );
});

/** The draft of the editor that is open, as its panes have it now. */
export let editor: EditorValue;

function Spy() {
  editor = useEditor();
  return null;
}

/** The editor over a fixture domain, with nothing in its preview unless it is given. */
export async function openEditor(name: string, more: Partial<EditorSource> = {}, preview: ReactNode = null) {
  const source: EditorSource = {
    role: 'administrator',
    domain: name,
    head: 'a'.repeat(64),
    body: fixtureDomain(name) as Record<string, unknown>,
    defaults: { allowLogin: true },
    environment: { searchScope: [3], functionList: [1, 2, 3] },
    draft: null,
    others: [],
    schedule: null,
    ...more,
  };
  const store = makeStore({ locale: 'en-US', mode: 'light' });
  const page = (now: EditorSource) => (
    <Provider store={store}>
      <I18nContext value={i18n}>
        <MemoryRouter>
          <EditorProvider source={now}>
            <Editor
              preview={
                <>
                  <Spy />
                  {preview}
                </>
              }
            />
          </EditorProvider>
        </MemoryRouter>
      </I18nContext>
    </Provider>
  );
  const { rerender } = await act(async () => render(page(source)));
  /** What the server says by now. */
  const again = (now: Partial<EditorSource>) => act(async () => rerender(page({ ...source, ...now })));
  return { user: userEvent.setup(), start: editor.text, again };
}
