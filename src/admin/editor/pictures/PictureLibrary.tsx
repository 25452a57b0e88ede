import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useListDomainImagesQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import type { PictureChoice } from '@/ui/form/form-room';
import { PlainButton } from '@/ui/PlainButton';
import { ErrorBar } from '../../shell/ErrorBar';
import { useFocusBack } from '../../shell/use-focus-back';
import { usePlaceWords } from '../words/use-place-words';
import { placesOfPicture } from './places-of-picture';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    gap: '12px',
    margin: 0,
    padding: '4px',
  },
  picture: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    width: '100%',
    height: '100%',
    padding: '8px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  // Checkered, since a logo may be white.
  image: {
    width: '100%',
    height: '80px',
    objectFit: 'contain',
    backgroundImage: 'repeating-conic-gradient(#c9cdd3 0% 25%, #f4f5f7 0% 50%)',
    backgroundSize: '16px 16px',
  },
  quiet: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

type Image = Data<'listDomainImages'>[number];

interface Props extends PictureChoice {
  domain: string;
  /** The draft, to say where a picture is used. */
  body: unknown;
}

/** The pictures that were uploaded before, to use one again. */
export function PictureLibrary({ domain, body, onChoose, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const { data, error, refetch } = useListDomainImagesQuery({ domain });
  useFocusBack();
  const use = (url: string) => {
    onChoose(url);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface style={{ maxWidth: '760px' }}>
        <DialogBody>
          <DialogTitle>{t('pictures.title')}</DialogTitle>
          <DialogContent>
            {error !== undefined && <ErrorBar title={t('pictures.failed')} error={error} onRetry={refetch} />}
            {!data && error === undefined && <Spinner size="tiny" label={t('pictures.loading')} />}
            {data?.length === 0 && <p>{t('pictures.none')}</p>}
            {data && data.length > 0 && (
              <ul className={styles.list}>
                {data.map((image) => (
                  <li key={image.url}>
                    <Picture image={image} body={body} onUse={() => use(image.url)} />
                  </li>
                ))}
              </ul>
            )}
          </DialogContent>
          <DialogActions>
            <PlainButton onClick={onClose}>{t('state.close')}</PlainButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Picture({ image, body, onUse }: { image: Image; body: unknown; onUse: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const words = usePlaceWords();
  const { url, width, height, bytes, live } = image;
  const size = t('pictures.size', { width, height, kilobytes: Math.max(1, Math.round(bytes / 1000)) });
  const places = placesOfPicture(body, url).map((at) => words(at, body).join(' › '));
  return (
    <button type="button" className={styles.picture} onClick={onUse}>
      <img className={styles.image} src={url} alt="" loading="lazy" />
      <span>{size}</span>
      {places.length === 0 && <span className={styles.quiet}>{t('pictures.unused')}</span>}
      {places.map((place) => (
        <span key={place} className={styles.quiet}>
          {place}
        </span>
      ))}
      {live && <span className={styles.quiet}>{t('pictures.live')}</span>}
    </button>
  );
}
