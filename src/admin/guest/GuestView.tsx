import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { CommentAddRegular } from '@fluentui/react-icons/svg/comment-add';
import { type ReactNode, useState } from 'react';
import { useListGuestCommentsQuery } from '@/api/guest';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import { findPage } from '@/pages/page-at';
import type { GlobalSetting } from '@/renderer/types';
import { PlainButton } from '@/ui/PlainButton';
import { CommentMarks } from '../comments/CommentMarks';
import { isOpen } from '../comments/types';
import { blockSchema } from '../editor/document/schemas';
import { useSchemaWords } from '../editor/words/use-schema-words';
import { defaultContext, type PreviewContext, WIDTHS } from '../preview/context';
import { FrameStage } from '../preview/FrameStage';
import type { FromFrame, ShownBlock } from '../preview/protocol';
import { GuestPanel } from './GuestPanel';
import { GuestTools } from './GuestTools';
import { readGuestName } from './guest-key';
import { VerdictBar } from './VerdictBar';

type Preview = NonNullable<Data<'openGuestPreview'>['preview']>;

export interface GuestProps {
  token: string;
  guest: string;
  preview: Preview;
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100dvh', minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '6px 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  // On a phone above the tools, which have the second row to themselves.
  words: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px', flex: '1 1 160px', minWidth: 0 },
  tools: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    '@media (max-width: 600px)': { flexBasis: '100%' },
    // The narrowest phones have no room for three whole words beside each other: the page has a row to itself.
    '@media (max-width: 400px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 32px',
      '& > *': { maxWidth: 'none' },
      '& > :nth-child(1)': { gridColumn: '1 / 3', gridRow: 1 },
      '& > :nth-child(2)': { gridColumn: '1', gridRow: 2 },
      '& > :nth-child(3)': { gridColumn: '2 / 4', gridRow: 2 },
      '& > :nth-child(4)': { gridColumn: '3', gridRow: 1 },
    },
  },
  choose: { flexShrink: 0, '@media (max-width: 600px)': { minWidth: '32px', height: '32px' } },
  chooseText: { '@media (max-width: 600px)': { display: 'none' } },
});

/** How often to look for answers. */
const LOOK_MS = 5000;

/** The draft as visitors would see it, what was said about it, and what this guest thinks. */
export function GuestView({ token, guest, preview }: GuestProps): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('admin-comments');
  const [context, setContext] = useState(() => firstContext(preview.domain, i18n.language));
  const [blocks, setBlocks] = useState<readonly ShownBlock[]>([]);
  const [name, setName] = useState(readGuestName);
  const [choosing, setChoosing] = useState(false);
  const [panel, setPanel] = useState<{ block: string | null } | null>(null);
  const { currentData } = useListGuestCommentsQuery({ token, guest }, { pollingInterval: LOOK_MS });
  const { comments, verdicts } = currentData ?? preview.talk;
  const [path = '/engine'] = context.route.split('?', 1);
  const page = findPage(path)?.path ?? path;
  const here = comments.filter((one) => one.page === page);
  const words = useSchemaWords();
  const nameOf = (id: string) => {
    const type = blocks.find((block) => block.id === id)?.type;
    return type ? words.text(blockSchema(type)?.title ?? type) : id;
  };
  const change = (part: Partial<PreviewContext>) => setContext((now) => ({ ...now, ...part }));
  const hear = (message: FromFrame) => {
    if (message.type === 'shown') setBlocks(message.blocks);
    else if (message.type === 'moved') change({ route: message.route });
    else if (message.type === 'chose' && message.locale) change({ locale: message.locale });
    else if (message.type === 'picked' && !message.picked.problem && choosing) {
      setPanel({ block: message.picked.block?.id ?? null });
      setChoosing(false);
    }
  };
  const setting = preview.setting as unknown as GlobalSetting;
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('guest.heading', { domain: preview.domain })}</h1>
          <span className={styles.quiet}>{t('guest.until', { time: isoMinute(preview.endsAt) })}</span>
        </div>
        <PlainButton onClick={() => setPanel({ block: null })}>
          {t('guest.comments', { count: comments.filter(isOpen).length })}
        </PlainButton>
        <div className={styles.tools}>
          <GuestTools context={context} onChange={change} />
          <ChooseButton on={choosing} onChange={setChoosing} />
        </div>
      </header>
      {choosing && (
        <p role="status" className={styles.bar} style={{ margin: 0 }}>
          {t('guest.chooseHint')}
        </p>
      )}
      <main id="main" tabIndex={-1} aria-label={t('guest.frame')} style={{ display: 'contents' }}>
        <FrameStage
          setting={setting}
          context={context}
          mode={choosing ? 'edit' : 'use'}
          guest={token}
          places
          title={t('guest.frame')}
          onMessage={hear}
          bare
          tools={(over) => (
            <CommentMarks over={over} comments={here} nameOf={nameOf} onOpen={(block) => setPanel({ block })} />
          )}
        />
      </main>
      <VerdictBar
        token={token}
        guest={guest}
        own={verdicts.find(({ own }) => own)}
        twoOperators={preview.twoOperators}
        name={name}
        onName={setName}
      />
      {panel && (
        <GuestPanel
          token={token}
          guest={guest}
          page={page}
          block={panel.block}
          blocks={blocks.filter(({ hidden }) => !hidden)}
          nameOf={nameOf}
          comments={comments}
          name={name}
          onName={setName}
          onBlock={(block) => setPanel({ block })}
          onShow={(route) => {
            change({ route });
            setPanel(null);
          }}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  );
}

/** Whether a press in the page chooses a place to comment on. */
function ChooseButton({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  return (
    <ToggleButton
      size="small"
      className={styles.choose}
      icon={<CommentAddRegular />}
      checked={on}
      aria-label={t('guest.choose')}
      title={t('guest.choose')}
      onClick={() => onChange(!on)}
    >
      <span className={styles.chooseText}>{t('guest.choose')}</span>
    </ToggleButton>
  );
}

/** As this guest's own screen and language would show it. */
function firstContext(domain: string, locale: PreviewContext['locale']): PreviewContext {
  const viewport = WIDTHS.findLast((width) => width <= Math.max(320, Math.min(1280, window.innerWidth))) ?? 1280;
  return { ...defaultContext(domain), locale, viewport };
}
