import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language';
import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { languageName } from '@/lib/language-name';
import { type LocalizedText as LocalizedValue, localize } from '@/lib/localize';
import { LOCALES } from '../../../generated/locales';
import { PlainButton } from '../PlainButton';
import { useControlStyles } from './control-styles';
import { useFormRoom } from './form-room';
import { joinTexts, splitText, type Texts, withText } from './localized-value';
import { describedBy, pointerOf } from './pointer-of';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'flex-start', gap: '4px' },
  tag: {
    flexShrink: 0,
    width: '60px',
    lineHeight: '28px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  lines: { display: 'flex', flexDirection: 'column', gap: '4px', flexGrow: 1, minWidth: 0 },
});

/**
 * One text for all languages, or one per language. Switching keeps the text in the reader's own language. A `whole` text stands
 * in every language.
 */
export function LocalizedText(props: FieldProps<string | Texts | undefined>): ReactNode {
  const { formData, onChange, fieldPathId, schema, uiSchema, readonly, required } = props;
  const styles = useStyles();
  const control = useControlStyles();
  const { t, i18n } = useTranslation('form');
  const room = useFormRoom();
  const pointer = pointerOf(room.base, fieldPathId);
  const id = fieldPathId.$id;
  const change = (value: string | Texts | undefined) => onChange(value, fieldPathId.path, undefined, id);
  const options = uiSchema?.['ui:options'] as { long?: boolean; whole?: boolean; maxLength?: number } | undefined;
  const texts = typeof formData === 'object' && formData !== null ? formData : options?.whole ? {} : undefined;
  const shared = {
    long: options?.long === true,
    readOnly: readonly === true,
    required: required === true,
    fault: room.faultAt(pointer),
    describedBy: describedBy(id, schema.description, room.faultAt(pointer)),
  };
  const instead = room.insteadAt(pointer);
  return (
    <div className={styles.line}>
      <div className={styles.lines}>
        {texts ? (
          LOCALES.map((locale, index) => (
            <div key={locale} className={styles.line}>
              <span className={styles.tag} aria-hidden="true">
                {languageName(locale)}
              </span>
              <Line
                {...shared}
                id={index === 0 ? id : `${id}_${locale}`}
                label={`${props.schema.title ?? ''} ${languageName(locale, i18n.language)}`}
                lang={locale}
                fault={shared.fault ?? room.faultAt(`${pointer}/${locale}`)}
                value={texts[locale] ?? ''}
                onChange={(text) => change(withText(texts, locale, text))}
              />
            </div>
          ))
        ) : (
          <Line
            {...shared}
            id={id}
            value={typeof formData === 'string' ? formData : ''}
            placeholder={localize(instead as LocalizedValue | undefined, i18n.language)}
            onChange={(text) => change(text || undefined)}
          />
        )}
      </div>
      {!readonly && !options?.whole && (
        <PlainButton
          look="quiet"
          iconOnly
          className={control.icon}
          aria-pressed={texts !== undefined}
          aria-label={t('text.perLanguage', { title: schema.title ?? '' })}
          title={texts ? t('text.toOne') : t('text.toMany')}
          onClick={() => change(texts ? joinTexts(texts, i18n.language) : splitText(String(formData ?? '')))}
        >
          <LocalLanguageRegular />
        </PlainButton>
      )}
    </div>
  );
}

interface LineProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  long: boolean;
  readOnly: boolean;
  required: boolean;
  fault: string | undefined;
  describedBy: string | undefined;
  label?: string;
  lang?: string;
  placeholder?: string | undefined;
}

function Line({
  value,
  onChange,
  long,
  required,
  fault,
  describedBy: described,
  label,
  ...rest
}: LineProps): ReactNode {
  const control = useControlStyles();
  const shared = {
    ...rest,
    value,
    autoComplete: 'off',
    'aria-label': label,
    'aria-required': required || undefined,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const;
  const className = mergeClasses(control.control, fault && control.invalid);
  if (!long) return <input {...shared} className={className} />;
  return <textarea {...shared} rows={2} className={mergeClasses(className, control.area)} />;
}
