import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useChatStyles } from './chat-styles';
import { useHere } from './use-here';

interface Props {
  assistant: Data<'getAssistant'>;
  level: 1 | 2 | 3 | 4;
  /** Absent until it is known. */
  title: string | undefined;
  text: string | undefined;
  children: ReactNode;
}

/** A tool in the page of its assistant: the way back, what it is, and the tool itself. */
export function ToolFrame({ assistant, level, title, text, children }: Props): ReactNode {
  const styles = useChatStyles();
  const { t, i18n } = useTranslation('assistants');
  const here = useHere();
  const Title = `h${level}` as const;
  useDocumentTitle(title ?? '');
  return (
    <>
      <Link className={styles.back} to={here({})}>
        <ArrowLeftRegular aria-hidden />
        {t('back', { name: localize(assistant.name, i18n.language) })}
      </Link>
      {title !== undefined && (
        <div className={styles.head}>
          <Title className={styles.name}>{title}</Title>
          <p className={styles.text}>{text}</p>
        </div>
      )}
      {children}
    </>
  );
}
