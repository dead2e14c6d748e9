/** The used parts of the HEIC decoder; the package's own types are `any` for these. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** An object of the decoder; `ptr` is its address in the decoder's memory. */
  export interface Handle {
    $$: { ptr: number };
    code?: undefined;
  }

  interface EnumValue {
    value: number;
  }

  export interface Failure {
    code: EnumValue;
    subcode: EnumValue;
    message: string;
  }

  export interface Heif {
    HEAPU8: Uint8Array;
    heif_colorspace: { heif_colorspace_RGB: EnumValue };
    heif_chroma: { heif_chroma_interleaved_RGB: EnumValue; heif_chroma_interleaved_RGBA: EnumValue };
    _malloc(bytes: number): number;
    heif_context_alloc(): Handle;
    /** Code 0 means success. */
    heif_context_read_from_memory(context: Handle, file: Uint8Array): Failure;
    heif_js_context_get_primary_image_handle(context: Handle): Handle | Failure;
    /** After rotation, as all sizes here. */
    heif_image_handle_get_width(image: Handle): number;
    heif_image_handle_get_height(image: Handle): number;
    heif_image_handle_has_alpha_channel(image: Handle): number;
    _heif_image_handle_get_raw_color_profile_size(imageAddress: number): number;
    /** Writes three words to `resultAddress`: code, subcode, message. */
    _heif_image_handle_get_raw_color_profile(resultAddress: number, imageAddress: number, toAddress: number): void;
    /** Returns eight bits per channel for any depth; `data` is in the decoder's memory, `stride` bytes per row. */
    heif_js_decode_image2(
      image: Handle,
      colorspace: EnumValue,
      chroma: EnumValue,
    ): { code?: undefined; channels: { width: number; height: number; stride: number; data: Uint8Array }[] } | Failure;
  }

  /** Starts a decoder with its own memory. */
  export default function startHeif(): Promise<Heif>;
}
