import { message } from '../messages/message';

const millions = (pixels: number) => (pixels / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 });

export const pixelTexts = {
  tooMany: (width: number, height: number, most: number) =>
    message('base:pixels.tooMany', { width, height, pixels: millions(width * height), most: millions(most) }),
  busy: message('base:pixels.busy'),
};
