import { type ReactNode, Suspense, useState } from 'react';
import { AttachButton } from '@/answer/attach/AttachButton';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import type { FirstFiles } from './FirstFiles';

// Reading workbooks and sending files is not needed before a file is chosen.
const FirstFilesButton = lazyWithRetry(async () => (await import('./FirstFiles')).FirstFilesButton);
const FILES = 'first:home';
const NO_FILES: FirstFiles = { ready: [], onTheWay: false, shown: false };
/** Files that were chosen on this page wait until there is a chat, also while another page is shown. */
let waiting = false;

interface Files extends FirstFiles {
  button: ReactNode;
  /** True, and said beside the button, while some are on their way: the answer would not be about them. */
  refuseEarly(): boolean;
  /** They belong to the chat from here on. */
  handOver(): void;
}

/** Files that go with the first question. */
export function useFirstFiles(): Files {
  const { t } = useTranslation('home');
  const [files, setFiles] = useState(NO_FILES);
  const [early, setEarly] = useState(false);
  const [chosen, setChosen] = useState<readonly File[] | undefined>(() => (waiting ? [] : undefined));
  const choose = (all: readonly File[]) => {
    waiting = true;
    setChosen(all);
  };
  const button = chosen ? (
    <Suspense>
      <FirstFilesButton waiting={FILES} chosen={chosen} early={early} onChange={setFiles} />
    </Suspense>
  ) : (
    <AttachButton label={t('search.attach')} onFiles={choose} />
  );
  return {
    ...files,
    button,
    refuseEarly() {
      setEarly(files.onTheWay);
      return files.onTheWay;
    },
    handOver() {
      if (files.ready.length === 0) return;
      waiting = false;
      void import('./FirstFiles').then(({ forgetFirstFiles }) => forgetFirstFiles(FILES));
    },
  };
}
