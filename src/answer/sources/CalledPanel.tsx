import { useTranslation } from '@/i18n/use-translation';
import { useMarkdownParts } from '@/knowledge/document/use-markdown-parts';
import type { RunSource } from '@/stream/types';
import { Markdown } from '@/ui/markdown/Markdown';
import { SidePanel } from '@/ui/side-panel/SidePanel';
import type { PanelMode } from '@/ui/side-panel/use-panel-mode';

interface Props {
  source: RunSource;
  mode: PanelMode;
  onClose: () => void;
}

/** What another system answered, next to the sentence that cites it. There is no document to open. */
export function CalledPanel({ source, mode, onClose }: Props) {
  const { t } = useTranslation('reader');
  const parts = useMarkdownParts({});
  return (
    <SidePanel mode={mode} title={`${source.n}. ${source.title}`} closeLabel={t('panel.close')} onClose={onClose}>
      <Markdown text={source.quote} parts={parts} prefix={`called-${source.n}`} top={3} />
    </SidePanel>
  );
}
