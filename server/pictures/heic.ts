import type { Failure, Handle, Heif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** Decoded pixels: red, green and blue, and where there are four channels opacity, row after row. */
export interface HeicPixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** An HEIC of which no more than the container has been read. */
export interface OpenHeic {
  /** As it is seen upright. */
  width: number;
  height: number;
  /** The ICC profile that its colours are meant in: iPhones write Display P3. */
  iccProfile?: Buffer;
  /** Turned and mirrored as the container says. @throws HeicError */
  decode: () => HeicPixels;
}

/** Why an HEIC cannot be read: it is none, it is of a kind that the decoder does not know, or its pixels are damaged. */
export class HeicError extends Error {
  constructor(
    readonly reason: 'not HEIC' | 'unknown kind' | 'damaged',
    message: string,
  ) {
    super(message);
  }
}

/** The decoder's codes for a file type, a feature or a codec that it does not know. */
const unknownKind = [3, 4, 11];
/** Its finer code for a file that ends too early. */
const endOfData = 100;

/**
 * Opens an HEIC with a decoder of its own: what a file does to the decoder, and the memory that it takes, goes with it.
 * @throws HeicError
 */
export async function openHeic(file: Buffer): Promise<OpenHeic> {
  // A megabyte and a half, loaded by those alone who are sent an HEIC.
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

/** Without the bytes that fill up the decoder's rows. */
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
