import { makeStyles, tokens } from '@fluentui/react-components';
import { useReducer, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useMedia } from '@/ui/use-media';
import type { Box, Size } from '../geometry/types';
import type { OpenPicture } from '../intake/open-picture';
import { Surface } from '../stage/Surface';
import { useCamera } from '../stage/use-camera';
import { useSize } from '../stage/use-size';
import { reduceSelection } from '../states/reduce-selection';
import { emptySelection } from '../states/selection';
import { BoxFields } from './BoxFields';
import { Toolbar } from './Toolbar';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0 },
  place: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '180px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground5,
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px', paddingTop: '4px' },
  fields: { flexGrow: 1 },
  ways: {
    display: 'flex',
    gap: '8px',
    marginInlineStart: 'auto',
    '@media (pointer: coarse)': { width: '100%', '& > :last-child': { flexGrow: 1 } },
  },
  hint: { margin: 0, minHeight: '20px', fontSize: '14px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  fault: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Minimum side in pixels before a warning; a smaller rectangle may show too little to recognize. */
const SMALL = 8;

interface Props {
  picture: OpenPicture;
  box: Box | null;
  onFinish: (box: Box) => void;
  onCancel: () => void;
}

/** The picture with its rectangle, the same rectangle as numbers, and the button to finish. */
export function Drawing({ picture, box, onFinish, onCancel }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const place = useRef<HTMLDivElement>(null);
  const stage = useSize(place);
  const [selection, dispatch] = useReducer(reduceSelection, emptySelection(picture.size, box));
  const view = useCamera(picture.size, stage ?? NO_SIZE);
  const [twoTaps, setTwoTaps] = useState(false);
  const [asked, setAsked] = useState(false);
  const finish = () => (selection.box ? onFinish(selection.box) : setAsked(true));
  return (
    <div className={styles.root}>
      <Hint box={selection.box} asked={asked} animated={picture.animated} />
      <Toolbar
        {...{ selection, dispatch, view, twoTaps }}
        onTwoTaps={() => {
          dispatch({ type: 'cancel' });
          setTwoTaps(!twoTaps);
        }}
      />
      <div ref={place} className={styles.place}>
        {stage && stage.width > 0 && (
          <Surface
            {...{ selection, dispatch, stage, view, twoTaps }}
            bitmap={picture.bitmap}
            onFinish={finish}
            onCancel={onCancel}
          />
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.fields}>
          <BoxFields box={selection.box} image={picture.size} dispatch={dispatch} />
        </div>
        <div className={styles.ways}>
          <PlainButton onClick={onCancel}>{t('dialog.cancel')}</PlainButton>
          <PlainButton look="primary" onClick={finish}>
            {t('dialog.finish')}
          </PlainButton>
        </div>
      </div>
    </div>
  );
}

const NO_SIZE: Size = { width: 1, height: 1 };

/** One line: an error, a warning, or else an instruction. */
function Hint({ box, asked, animated }: { box: Box | null; asked: boolean; animated: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const missing = asked && !box;
  const small = box !== null && Math.min(box.width, box.height) < SMALL;
  const touch = useMedia('(pointer: coarse)');
  const hint = small
    ? t('hint.small', { least: SMALL })
    : animated
      ? t('hint.animated')
      : touch
        ? t('hint.touch')
        : t('hint.draw');
  return (
    <>
      <div role="alert">{missing && <p className={`${styles.hint} ${styles.fault}`}>{t('dialog.selectFirst')}</p>}</div>
      {!missing && <p className={styles.hint}>{hint}</p>}
    </>
  );
}
