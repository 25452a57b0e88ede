import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { MathFormulaRegular } from '@fluentui/react-icons/svg/math-formula';
import { TableRegular } from '@fluentui/react-icons/svg/table';
import { TextBoldRegular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletListLtrRegular } from '@fluentui/react-icons/svg/text-bullet-list-ltr';
import { TextHeader1Regular } from '@fluentui/react-icons/svg/text-header';
import { TextItalicRegular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { MARKS } from './insert-mark';
import { useWriteStyles } from './write-styles';

const ICONS = {
  ...{ bold: TextBoldRegular, italic: TextItalicRegular, heading: TextHeader1Regular, list: TextBulletListLtrRegular },
  ...{ numbers: TextNumberListLtrRegular, quote: TextQuoteRegular, code: CodeRegular, link: LinkRegular },
  ...{ formula: MathFormulaRegular, table: TableRegular, picture: ImageAddRegular },
};

export const TOOLS = [...MARKS, 'table', 'picture'] as const;
export type Tool = (typeof TOOLS)[number];

interface Props {
  /** Id of the field that it writes into. */
  controls: string;
  /** Whether the text takes pictures. */
  pictures: boolean;
  /** The tool whose choices are open. */
  open: Tool | undefined;
  onPress: (tool: Tool) => void;
}

/** The buttons above a text. The bar is one tab stop; the arrow keys move within it. */
export function Toolbar({ controls, pictures, open, onPress }: Props) {
  const tools = pictures ? TOOLS : TOOLS.filter((tool) => tool !== 'picture');
  const styles = useWriteStyles();
  const { t } = useTranslation('community');
  const [stop, setStop] = useState<Tool>('bold');
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar.label')}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={(event) => moveStop(event, tools, setStop)}
    >
      {tools.map((tool) => {
        const Icon = ICONS[tool];
        return (
          <PlainButton
            key={tool}
            data-tool={tool}
            tabIndex={tool === stop ? 0 : -1}
            look="quiet"
            iconOnly
            aria-label={t(`toolbar.${tool}`)}
            aria-expanded={tool === 'table' ? open === 'table' : undefined}
            title={t(`toolbar.${tool}`)}
            onFocus={() => setStop(tool)}
            onClick={() => onPress(tool)}
          >
            <Icon fontSize={20} aria-hidden />
          </PlainButton>
        );
      })}
    </div>
  );
}

function moveStop(event: KeyboardEvent<HTMLDivElement>, tools: readonly Tool[], setStop: (tool: Tool) => void): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const from = tools.indexOf((event.target as HTMLElement).dataset.tool as Tool);
  const next = by === undefined || from < 0 ? undefined : tools[(from + by + tools.length) % tools.length];
  if (!next) return;
  event.preventDefault();
  setStop(next);
  event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next}"]`)?.focus();
}
