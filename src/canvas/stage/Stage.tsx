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
  /** Of the original, which may be more than the bitmap has. */
  image: Size;
  stage: Size;
  camera: Camera;
  box: Box | null;
  /** Handles are for a rectangle that is there, not for one being drawn. */
  handles: boolean;
}

const LINE = '#ffffff';
const SHADE = 'rgba(0, 0, 0, 0.55)';

/** Only draws: the picture, what lies outside of the box dimmed, the box, its handles and its size. */
export function Stage({ bitmap, image, stage, camera, box, handles }: Props) {
  const ratio = usePixelRatio();
  Konva.pixelRatio = ratio;
  const picture = toStage(camera, { x: 0, y: 0, ...image });
  return (
    // Made anew for another pixel density: Konva fixes it when a canvas is made.
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

/** In original pixels, above the box, or inside of it where there is no room above. */
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
  // Two nested areas and the odd one out: everything but the hole.
  context._context.fill('evenodd');
}
