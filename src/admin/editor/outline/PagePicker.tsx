import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { pages } from '@/pages/pages';
import { useControlStyles } from '@/ui/form/control-styles';
import { pointer } from '../../../../setting/pointer';
import { usePageName } from '../../preview/use-page-name';
import { blocksOf, isOwnPage } from '../blocks/own-page';
import { useEditor } from '../use-editor';
import { useRowStyles } from './row-styles';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '2px' },
  choice: { margin: '0 8px', width: 'auto' },
});

/** Selects the page, and shows whether the domain has its own version of it. */
export function PagePicker(): ReactNode {
  const styles = useStyles();
  const rows = useRowStyles();
  const { control } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const nameOf = usePageName();
  const { body, page, openPage, select } = useEditor();
  const own = Object.keys(body.pages ?? {});
  const paths = [...new Set([...pages.map((each) => each.path), ...own])];
  const choose = (path: string) => {
    openPage(path);
    const first = blocksOf(body, path).length > 0 ? ['blocks', 0] : [];
    select(pointer('', 'pages', path, ...first));
  };
  return (
    <div className={styles.root}>
      <h2 className={rows.heading}>{t('outline.page')}</h2>
      <select
        className={mergeClasses(control, styles.choice)}
        aria-label={t('outline.page')}
        value={page}
        onChange={(event) => choose(event.target.value)}
      >
        {paths.map((path) => (
          <option key={path} value={path}>
            {nameOf(path)}
            {isOwnPage(body, path) ? ` · ${t('outline.own')}` : ''}
          </option>
        ))}
      </select>
    </div>
  );
}
