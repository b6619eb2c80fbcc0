type Decoded = Map<number, ImageDecodeResult>;

/**
 * Closes the pictures that `<AnimatedImage>` decodes and, up to 4.0.311, forgets: the browser calls
 * each of them an error in the console. Every picture is decoded once and lives as long as its decoder.
 */
export function closeForgottenFrames(): void {
  // Safari has none, and then `<AnimatedImage>` says so.
  if (typeof ImageDecoder === 'undefined') return;
  const pictures = new WeakMap<ImageDecoder, Decoded>();
  const closing = new FinalizationRegistry<Decoded>((decoded) => {
    for (const {image} of decoded.values()) image.close();
  });
  const decode = ImageDecoder.prototype.decode;

  ImageDecoder.prototype.decode = async function decodeOnce(this: ImageDecoder, options) {
    const decoded: Decoded = pictures.get(this) ?? new Map();
    if (!pictures.has(this)) {
      pictures.set(this, decoded);
      closing.register(this, decoded);
    }
    const index = options?.frameIndex ?? 0;
    const known = decoded.get(index);
    if (known) return known;
    const result = await decode.call(this, options);
    // Two may have asked before the first had its answer.
    const first = decoded.get(index);
    if (first) {
      result.image.close();
      return first;
    }
    decoded.set(index, result);
    return result;
  };
}
