import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Select,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { CropChoice, UploadedImage } from '@/ui/form/form-room';
import { PlainButton } from '@/ui/PlainButton';
import { useFocusBack } from '../../shell/use-focus-back';
import { CropStage } from './CropStage';
import { type Box, boxOfShape, fitBox, type Size, trimmedBox } from './crop-box';
import { cutPicture, pixelsOf } from './cut-picture';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  fields: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', gap: '8px' },
  field: { minWidth: 0, '& input, & select': { minWidth: 0, width: '100%' } },
  trouble: { margin: 0, color: tokens.colorPaletteRedForeground1 },
});

/** Width by height. */
const SHAPES = { free: null, square: 1, card: 4 / 3, wide: 16 / 9, banner: 4 } as const;
type Shape = keyof typeof SHAPES;
const FIELDS = ['x', 'y', 'width', 'height'] as const;

interface Props extends CropChoice {
  upload: (file: File) => Promise<UploadedImage>;
}

/** Takes a piece of an uploaded picture, which becomes a picture of its own: the former one stays where it is used. */
export function CropDialog({ url, upload, onChoose, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-editor');
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size>();
  const [box, setBox] = useState<Box>({ x: 0, y: 0, width: 0, height: 0 });
  const [shape, setShape] = useState<Shape>('free');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  useFocusBack();
  const ready = (of: Size) => {
    setSize(of);
    setBox({ x: 0, y: 0, ...of });
  };
  const trim = () => {
    if (!image.current || !size) return;
    setShape('free');
    setBox(trimmedBox(pixelsOf(image.current), size));
  };
  const take = async () => {
    if (!image.current) return;
    setState('busy');
    try {
      onChoose((await upload(await cutPicture(image.current, box))).url);
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface style={{ maxWidth: '760px' }}>
        <DialogBody>
          <DialogTitle>{t('crop.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <CropStage
              ref={image}
              url={url}
              size={size}
              box={box}
              ratio={SHAPES[shape]}
              onBox={setBox}
              onSize={ready}
            />
            <div className={styles.fields}>
              <Field label={t('crop.shape')} className={styles.field}>
                <Select
                  value={shape}
                  onChange={(_, { value }) => {
                    const chosen = value as Shape;
                    setShape(chosen);
                    if (size) setBox(boxOfShape(SHAPES[chosen], { x: 0, y: 0, ...size }, size));
                  }}
                >
                  {(Object.keys(SHAPES) as Shape[]).map((each) => (
                    <option key={each} value={each}>
                      {t(`crop.shapes.${each}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              {size &&
                FIELDS.map((name) => (
                  <Field key={name} label={t(`crop.${name}`)} className={styles.field}>
                    <Pixels
                      key={box[name]}
                      value={box[name]}
                      onValue={(value) => {
                        setShape('free');
                        setBox(fitBox({ ...box, [name]: value }, size));
                      }}
                    />
                  </Field>
                ))}
            </div>
            {state === 'failed' && (
              <p role="alert" className={styles.trouble}>
                {t('crop.failed')}
              </p>
            )}
          </DialogContent>
          <DialogActions fluid>
            <PlainButton onClick={trim}>{t('crop.trim')}</PlainButton>
            <PlainButton onClick={onClose}>{t('crop.cancel')}</PlainButton>
            <PlainButton look="primary" disabled={!size || state === 'busy'} onClick={() => void take()}>
              {state === 'busy' ? t('crop.busy') : t('crop.take')}
            </PlainButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/** A number that counts once it is entered: in the middle of typing, 2 may be the beginning of 200. */
function Pixels({ value, onValue }: { value: number; onValue: (value: number) => void }): ReactNode {
  const [text, setText] = useState(String(value));
  const enter = () => {
    const number = Number.parseInt(text, 10);
    if (Number.isNaN(number)) setText(String(value));
    else if (number !== value) onValue(number);
  };
  return (
    <Input
      type="number"
      value={text}
      onChange={(_, data) => setText(data.value)}
      onBlur={enter}
      onKeyDown={(event) => event.key === 'Enter' && enter()}
    />
  );
}
