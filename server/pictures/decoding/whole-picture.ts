import sharp from 'sharp';
import { covering, type Box } from '../drawing/card-pictures';

/** The greatest part of a picture's width or height that may be cut to fill a box. */
const maxCut = 0.12;
/** Blur of the continued edges, in pixels. */
const backgroundBlur = 24;

/** Fits a picture into a box with the whole garment visible. Its edges, continued and blurred, fill the rest. */
export async function wholePicture(picture: Uint8Array, box: Pick<Box, 'width' | 'height'>) {
  const { width, height } = await sharp(picture).metadata();
  const ratio = width / height / (box.width / box.height);
  if (1 - Math.min(ratio, 1 / ratio) <= maxCut) return covering(picture, box);
  const { data, info } = await sharp(picture, { failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .resize({ width: box.width, height: box.height, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((box.width - info.width) / 2);
  const top = Math.floor((box.height - info.height) / 2);
  const rest = { left, top, right: box.width - info.width - left, bottom: box.height - info.height - top };
  const background = await sharp(data, { raw: info })
    .extend({ ...rest, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(background.data, { raw: background.info })
    .blur(backgroundBlur)
    .composite([{ input: data, raw: info, left, top }])
    .raw()
    .toBuffer({ resolveWithObject: true });
}
