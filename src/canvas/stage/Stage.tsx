import Konva from 'konva/lib/Core.js';
import 'konva/lib/shapes/Image.js';
import 'konva/lib/shapes/Rect.js';
import 'konva/lib/shapes/Label.js';
import 'konva/lib/shapes/Text.js';
import type { Context } from 'konva/lib/Context.js';
import { Image, Stage as KonvaStage, Label, Layer, Rect, Shape, Tag, Text } from 'react-konva/lib/ReactKonvaCore.js';
import { toStage } from '../geometry/camera';
import { HANDLES, handlePoint } from '../geometry/handles';
import type { Box, Camera, Size } from '../geometry/types';
import { usePixelRatio } from './use-pixel-ratio';

interface Props {
  bitmap: CanvasImageSource;
  /** Size of the original; the bitmap may be smaller. */
  image: Size;
  stage: Size;
  camera: Camera;
  box: Box | null;
  /** Shown for a finished rectangle, not while drawing. */
  handles: boolean;
}

const LINE = '#ffffff';
const SHADE = 'rgba(0, 0, 0, 0.55)';

/** Renders the picture, dims the area outside the box, and draws the box with its handles and size. */
export function Stage({ bitmap, image, stage, camera, box, handles }: Props) {
  const ratio = usePixelRatio();
  Konva.pixelRatio = ratio;
  const picture = toStage(camera, { x: 0, y: 0, ...image });
  return (
    // Konva fixes the pixel ratio when a canvas is created, so a new ratio needs a new stage.
    <KonvaStage key={ratio} width={stage.width} height={stage.height} listening={false}>
      <Layer listening={false} imageSmoothingEnabled={camera.scale < 4}>
        <Rect {...picture} fill={LINE} />
        <Image image={bitmap} {...picture} />
      </Layer>
      <Layer listening={false}>{box && <Drawn box={box} camera={camera} picture={picture} handles={handles} />}</Layer>
    </KonvaStage>
  );
}

function Drawn({ box, camera, picture, handles }: Pick<Props, 'camera' | 'handles'> & { box: Box; picture: Box }) {
  const shown = toStage(camera, box);
  return (
    <>
      <Shape sceneFunc={(context) => shade(context, picture, shown)} />
      <Rect {...shown} stroke={SHADE} strokeWidth={4} />
      <Rect {...shown} stroke={LINE} strokeWidth={2} />
      {handles &&
        HANDLES.map((handle) => {
          const { x, y } = handlePoint(shown, handle);
          const place = { x: x - 5, y: y - 5, width: 10, height: 10, cornerRadius: 2 };
          return <Rect key={`${handle.x} ${handle.y}`} {...place} fill={LINE} stroke={SHADE} strokeWidth={1} />;
        })}
      <SizeLabel box={box} shown={shown} />
    </>
  );
}

/** In original pixels, above the box, or inside it if there is no room above. */
function SizeLabel({ box, shown }: { box: Box; shown: Box }) {
  const text = `${Math.ceil(box.width)} × ${Math.ceil(box.height)}`;
  return (
    <Label x={Math.max(4, shown.x)} y={shown.y >= 34 ? shown.y - 32 : Math.max(8, shown.y + 8)}>
      <Tag fill="rgba(0, 0, 0, 0.78)" cornerRadius={4} />
      <Text text={text} fill={LINE} fontSize={13} padding={5} fontFamily="system-ui, sans-serif" />
    </Label>
  );
}

function shade(context: Context, picture: Box, hole: Box): void {
  context.beginPath();
  context.rect(picture.x, picture.y, picture.width, picture.height);
  context.rect(hole.x, hole.y, hole.width, hole.height);
  context.setAttr('fillStyle', SHADE);
  // With the even-odd rule, two nested areas fill everything but the inner one.
  context._context.fill('evenodd');
}
