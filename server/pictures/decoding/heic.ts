import type { Failure, Handle, Heif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** Decoded pixels: red, green, blue, and opacity if there are four channels, row by row. */
export interface HeicPixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** An HEIC file with a parsed container; its pixels are not decoded yet. */
export interface OpenHeic {
  /** In pixels, after rotation. */
  width: number;
  height: number;
  /** The ICC profile of its colours: iPhones write Display P3. */
  iccProfile?: Buffer;
  /** Decodes the pixels, rotated and mirrored as the container says. @throws HeicError */
  decode: () => HeicPixels;
}

/** Why an HEIC cannot be read: it is another format, of a kind unknown to the decoder, or damaged. */
export class HeicError extends Error {
  constructor(
    readonly reason: 'not HEIC' | 'unknown kind' | 'damaged',
    message: string,
  ) {
    super(message);
  }
}

/** The decoder's codes for an unknown file type, feature or codec. */
const unknownKind = [3, 4, 11];
/** The decoder's subcode for a truncated file. */
const endOfData = 100;

/**
 * Opens an HEIC with a new decoder instance, which is discarded with its memory afterwards, so a bad file has no later effect.
 * @throws HeicError
 */
export async function openHeic(file: Buffer): Promise<OpenHeic> {
  // The decoder is 1.5 MB, so it is loaded only for an HEIC.
  const { default: startHeif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const heif = await startHeif();
  const context = heif.heif_context_alloc();
  const read = heif.heif_context_read_from_memory(context, file);
  if (read.code.value !== 0) throw failed(read, 'not HEIC');
  const image = heif.heif_js_context_get_primary_image_handle(context);
  if (image.code) throw failed(image, 'not HEIC');
  return {
    width: heif.heif_image_handle_get_width(image),
    height: heif.heif_image_handle_get_height(image),
    iccProfile: iccProfileOf(heif, image),
    decode: () => decode(heif, image),
  };
}

function decode(heif: Heif, image: Handle): HeicPixels {
  const channels = heif.heif_image_handle_has_alpha_channel(image) ? 4 : 3;
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma;
  const decoded = heif.heif_js_decode_image2(
    image,
    heif.heif_colorspace.heif_colorspace_RGB,
    channels === 4 ? rgba : rgb,
  );
  if (decoded.code) throw failed(decoded, 'damaged');
  const [plane] = decoded.channels;
  if (!plane) throw new HeicError('damaged', 'It has no pixels');
  const { width, height, stride, data } = plane;
  return { width, height, channels, data: stride === width * channels ? data : rowsOf(data, width * channels, stride) };
}

/** Returns the pixels without the padding of the decoder's rows. */
function rowsOf(data: Uint8Array, rowBytes: number, stride: number): Uint8Array {
  const rows = new Uint8Array((data.length / stride) * rowBytes);
  for (let row = 0; row * stride < data.length; row += 1) {
    rows.set(data.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  }
  return rows;
}

function iccProfileOf(heif: Heif, image: Handle): Buffer | undefined {
  const size = heif._heif_image_handle_get_raw_color_profile_size(image.$$.ptr);
  if (size === 0) return undefined;
  const address = heif._malloc(size);
  const resultAddress = heif._malloc(12);
  heif._heif_image_handle_get_raw_color_profile(resultAddress, image.$$.ptr, address);
  return Buffer.from(heif.HEAPU8.slice(address, address + size));
}

function failed({ code, subcode, message }: Failure, otherwise: HeicError['reason']): HeicError {
  if (subcode.value === endOfData) return new HeicError('damaged', message);
  return new HeicError(unknownKind.includes(code.value) ? 'unknown kind' : otherwise, message);
}
