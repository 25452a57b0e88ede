export { TEXT_LANGUAGES, type TextLanguage, textLanguageOf } from '../../setting/text-language';
