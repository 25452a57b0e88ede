import { mergeClasses } from '@fluentui/react-components';
import { Picture } from '@/ui/Picture';
import { useMarketStyles } from './market-styles';

interface Props {
  name: string;
  src: string | undefined;
  large?: boolean;
}

/** An offering's icon, or the first character of its name. Decorative. */
export function Tile({ name, src, large }: Props) {
  const styles = useMarketStyles();
  const className = mergeClasses(styles.tile, large && styles.tileLarge);
  const letter = (
    <span className={className} aria-hidden>
      {Array.from(name.trim())[0] ?? '·'}
    </span>
  );
  return src ? <Picture src={src} alt="" className={className} instead={letter} /> : letter;
}
