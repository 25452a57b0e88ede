import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useUploadImageMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import type { UploadedImage } from '@/ui/form/form-room';
import { PlainButton } from '@/ui/PlainButton';
import { usePageName } from '../../preview/use-page-name';
import { useFocusStays } from '../../shell/use-focus-stays';
import { blocksOf, isOwnPage } from '../blocks/own-page';
import { blockSchema, settingSchemas } from '../document/schemas';
import { RuleEditor } from '../rules/RuleEditor';
import { useEditor } from '../use-editor';
import { useView } from '../use-view';
import { useSchemaWords } from '../words/use-schema-words';
import { BlockForm } from './BlockForm';
import { FilledBy } from './FilledBy';
import { placeAt } from './place-at';
import { SectionForm } from './SectionForm';
import { SectionSwitch } from './SectionSwitch';
import { SlotsForm } from './SlotsForm';
import type { Group, Section } from './sections';

const useStyles = makeStyles({
  root: { padding: '12px 20px 48px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  help: { margin: '2px 0 8px', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  small: { minHeight: '28px', padding: '3px 10px', marginTop: '8px' },
});

/** The form of the selected section, block or page, under its name. */
export function PlaceForm(): ReactNode {
  const styles = useStyles();
  const { selected } = useEditor();
  const place = useMemo(() => placeAt(selected), [selected]);
  const upload = useUpload();
  const root = useRef<HTMLDivElement>(null);
  useFocusStays(root);
  return (
    <div ref={root} className={styles.root}>
      {place.kind === 'section' && <SectionPlace key={place.section.id} section={place.section} upload={upload} />}
      {place.kind === 'block' && (
        <BlockPlace
          key={`${place.page} ${place.index}`}
          page={place.page}
          index={place.index}
          at={place.pointer}
          upload={upload}
        />
      )}
      {place.kind === 'page' && <PagePlace page={place.page} />}
      {place.kind === 'key' && <KeyPlace name={place.key} />}
    </div>
  );
}

type Upload = (file: File) => Promise<UploadedImage>;

function useUpload(): Upload {
  const [send] = useUploadImageMutation();
  const { t } = useTranslation('form');
  return useCallback(
    async (file) => {
      const answer = await send({ file });
      if ('data' in answer && answer.data) return answer.data;
      const { msg } = (answer.error ?? {}) as { msg?: string };
      throw new Error(msg ?? t('image.failed'));
    },
    [send, t],
  );
}

function SectionPlace({ section, upload }: { section: Section; upload: Upload }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const words = useSchemaWords();
  const alone = section.keys.length === 1 ? settingSchemas[section.id] : undefined;
  const help = alone ? words.text(alone.description ?? '') : t(`section.help.${section.id as Group}`);
  return (
    <>
      <h2 className={styles.title}>
        {alone ? words.text(alone.title ?? section.id) : t(`section.${section.id as Group}`)}
      </h2>
      {alone && <SectionSwitch at={`/${section.id}`} name={words.text(alone.title ?? section.id)} schema={alone} />}
      {help && <p className={styles.help}>{help}</p>}
      <SectionForm section={section} upload={upload} />
    </>
  );
}

function BlockPlace({
  page,
  index,
  at,
  upload,
}: {
  page: string;
  index: number;
  at: string;
  upload: Upload;
}): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const words = useSchemaWords();
  const { body } = useEditor();
  const node = blocksOf(body, page)[index];
  if (!node) return <p className={styles.help}>{t('block.gone')}</p>;
  const schema = blockSchema(node.type);
  return (
    <>
      <h2 className={styles.title}>{words.text(schema?.title ?? node.type)}</h2>
      <p className={styles.help}>{words.text(schema?.description ?? '')}</p>
      <FilledBy type={node.type} page={page} />
      {!isOwnPage(body, page) && <p className={styles.help}>{t('block.product')}</p>}
      <BlockForm key={`${node.id} ${node.type}`} node={node} at={at} page={page} upload={upload} />
      <SlotsForm node={node} index={index} page={page} />
      <RuleEditor rule={node.show} at={at} />
    </>
  );
}

function PagePlace({ page }: { page: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const nameOf = usePageName();
  const { body } = useEditor();
  return (
    <>
      <h2 className={styles.title}>{nameOf(page)}</h2>
      <p className={styles.help}>{isOwnPage(body, page) ? t('page.own') : t('page.product')}</p>
    </>
  );
}

function KeyPlace({ name }: { name: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const { showJson } = useView();
  return (
    <>
      <h2 className={styles.title}>
        <code>{name}</code>
      </h2>
      <p className={styles.help}>{t('key.unknown')}</p>
      <PlainButton className={styles.small} onClick={() => showJson(`/${name}`)}>
        {t('problem.edit')}
      </PlainButton>
    </>
  );
}
