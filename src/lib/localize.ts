export { type LocalizedText, localize } from '../../setting/messages/localize';
