import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { useTranslation, WordsContext } from './use-translation';
import { Words } from './words';

const words = () => new Words('en-US', async (locale, namespace) => ({ text: `${namespace} in ${locale}` }));

function Text({ of }: { of: string[] }) {
  const { t, i18n } = useTranslation(of);
  return <p lang={i18n.language}>{of.map((name) => t(`${name}:text`)).join(', ')}</p>;
}

test('waits for its namespaces, and follows the language', async () => {
  const own = words();
  await act(async () =>
    render(
      <WordsContext value={own}>
        <Suspense fallback="waiting">
          <Text of={['answer', 'reader']} />
        </Suspense>
      </WordsContext>,
    ),
  );
  expect(await screen.findByText('answer in en-US, reader in en-US')).toHaveAttribute('lang', 'en-US');
  await act(() => own.changeLanguage('zh-CN'));
  expect(screen.getByText('answer in zh-CN, reader in zh-CN')).toHaveAttribute('lang', 'zh-CN');
});
