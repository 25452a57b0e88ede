import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { Picture } from '@/ui/Picture';
import { pageWidth } from '@/ui/page-width';
import { SmartLink } from '@/ui/SmartLink';

export { default as check } from 'virtual:check/content/picture';

const useStyles = makeStyles({
  root: { ...pageWidth, paddingBlock: '20px', margin: '0 auto' },
  link: { display: 'block' },
  // The space is reserved from the first frame; a picture with another aspect ratio is fitted into it.
  picture: {
    display: 'block',
    width: '100%',
    maxHeight: '560px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusXLarge,
  },
  '3-1': { aspectRatio: '3 / 1' },
  '16-9': { aspectRatio: '16 / 9' },
  '4-3': { aspectRatio: '4 / 3' },
  '1-1': { aspectRatio: '1 / 1' },
  caption: {
    marginTop: '8px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1.5,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

/** A picture with an optional caption and link. */
export default function PictureBlock({ props }: BlockProps<PropsOf<'content/picture'>>): ReactNode {
  const styles = useStyles();
  const say = useLocalize();
  const { image, imageAlt, caption, ratio = '16-9', url } = props;
  const alt = say(imageAlt) ?? '';
  const words = say(caption);
  const picture = <Picture src={image} alt={alt} className={mergeClasses(styles.picture, styles[ratio])} />;
  return (
    <figure className={styles.root}>
      {url ? (
        <SmartLink url={url} className={styles.link} aria-label={alt || words || url}>
          {picture}
        </SmartLink>
      ) : (
        picture
      )}
      {words && <figcaption className={styles.caption}>{words}</figcaption>}
    </figure>
  );
}
