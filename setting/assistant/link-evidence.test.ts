import { expect, test } from 'vitest';
import { linkEvidence } from './link-evidence';

const quoted = { doc: 'pumps', section: { 'en-US': 'Priming' }, quote: { 'en-US': 'Prime it.', 'zh-CN': '先灌泵。' } };

test('evidence names its documents wherever it stands; the original stays as it is', () => {
  const document = { nodes: { a: { evidence: [quoted], minutes: 1 } }, safety: [{ id: 's', evidence: [quoted] }] };
  const found = linkEvidence(document, (doc, locale) => (locale === 'en-US' ? `${doc}-en` : undefined));
  const linked = { ...quoted, docId: { 'en-US': 'pumps-en' } };
  expect(found).toEqual({
    nodes: { a: { evidence: [linked], minutes: 1 } },
    safety: [{ id: 's', evidence: [linked] }],
  });
  expect(quoted).not.toHaveProperty('docId');
});
