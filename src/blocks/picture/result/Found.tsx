import type { Detection, PictureRecord } from '@/canvas/record/picture-record';
import { AskAbout } from './AskAbout';
import { Counted } from './Counted';
import { Exports } from './Exports';
import { likeEnough, numbered } from './numbered';
import { ObjectTable } from './ObjectTable';
import { ResultPicture } from './ResultPicture';
import { useResultStyles } from './result-styles';
import { Threshold } from './Threshold';
import { useChoice } from './use-choice';

interface Props {
  record: PictureRecord;
  result: Detection;
  view: 'picture' | 'count';
}

/** What was found: the picture first, and beside it how many, how alike, which ones. */
export function Found({ record, result, view }: Props) {
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
        <ResultPicture record={record} objects={shown} chosen={object?.index ?? null} onChoose={choose} />
        <div className={styles.side}>
          {view === 'picture' && counted}
          {all.length > 0 && (
            <>
              <Threshold percent={percent} onPercent={setPercent} />
              {object && <AskAbout key={object.index} file={record.file} object={object} />}
              <ObjectTable objects={shown} chosen={object?.index ?? null} onChoose={choose} />
              <Exports record={record} objects={shown} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
