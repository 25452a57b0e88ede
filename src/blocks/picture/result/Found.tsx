import { AskAbout } from './AskAbout';
import { Counted } from './Counted';
import { Exports } from './Exports';
import { Kept } from './Kept';
import { type Detection, likeEnough, numbered } from './numbered';
import { ObjectTable } from './ObjectTable';
import { ResultPicture } from './ResultPicture';
import { useResultStyles } from './result-styles';
import { Threshold } from './Threshold';
import { useChoice } from './use-choice';

export type KeptDetection = Detection & Required<Pick<Detection, 'id' | 'picture'>>;

interface Props {
  result: KeptDetection;
  view: 'picture' | 'count';
  onDeleted: () => void;
}

/** The picture, with the count, the threshold and the objects next to it. */
export function Found({ result, view, onDeleted }: Props) {
  const styles = useResultStyles();
  const { percent, chosen, setPercent, choose } = useChoice();
  const all = numbered(result);
  const shown = likeEnough(all, percent);
  const object = shown.find(({ index }) => index === chosen);
  const counted = <Counted shown={shown.length} all={all.length} percent={percent} large={view === 'count'} />;
  return (
    <>
      {view === 'count' && counted}
      <div className={styles.columns}>
        <ResultPicture result={result} objects={shown} chosen={object?.index ?? null} onChoose={choose} />
        <div className={styles.side}>
          {view === 'picture' && counted}
          <Threshold percent={percent} onPercent={setPercent} />
          {object && <AskAbout key={object.index} result={result} object={object} />}
          <ObjectTable objects={shown} chosen={object?.index ?? null} onChoose={choose} />
          <Exports id={result.id} percent={percent} />
          <Kept picture={result.picture} onDeleted={onDeleted} />
        </div>
      </div>
    </>
  );
}
