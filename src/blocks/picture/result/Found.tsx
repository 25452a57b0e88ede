import { mergeClasses } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
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

/** The count, the picture, and next to it what can be done with the objects. On narrow screens the count comes first. */
export function Found({ result, view, onDeleted }: Props) {
  const styles = useResultStyles();
  const { t } = useTranslation('picture');
  const { percent, chosen, setPercent, choose } = useChoice();
  const all = numbered(result);
  const shown = likeEnough(all, percent);
  const object = shown.find(({ index }) => index === chosen);
  return (
    <div className={mergeClasses(styles.columns, view === 'count' && styles.countAbove)}>
      <Counted objects={all} shown={shown.length} percent={percent} large={view === 'count'} />
      <ResultPicture result={result} objects={shown} chosen={object?.index ?? null} onChoose={choose} />
      <div className={styles.side}>
        {object ? (
          <AskAbout key={object.index} result={result} object={object} />
        ) : (
          <p className={styles.quiet}>{t('result.choose')}</p>
        )}
        <Threshold percent={percent} onPercent={setPercent} />
        <ObjectTable objects={shown} chosen={object?.index ?? null} onChoose={choose} />
        <Exports id={result.id} percent={percent} />
        <Kept picture={result.picture} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
