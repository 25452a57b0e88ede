/** What the editor's panes take their words from: loaded together, since each wait would draw the panes once more. */
export const EDITOR_WORDS = ['admin-editor', 'admin-preview', 'admin-schema', 'admin-comments', 'form'] as const;
