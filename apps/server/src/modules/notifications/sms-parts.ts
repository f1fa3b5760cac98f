/** A character of the default alphabet of 3GPP TS 23.038. */
const BASIC =
  /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z\u00A1\u00A3-\u00A5\u00A7\u00BF\u00C4-\u00C7\u00C9\u00D1\u00D6\u00D8\u00DC\u00DF\u00E0\u00E4-\u00E6\u00E8\u00E9\u00EC\u00F1\u00F2\u00F6\u00F8\u00F9\u00FC\u0393\u0394\u0398\u039B\u039E\u03A0\u03A3\u03A6\u03A8\u03A9]$/
/** A character of its extension, which counts twice. */
const EXTENSION = /^[\^{}\\[~\]|\u20AC]$/

/** In how many parts a carrier sends a text: 160 or 153 septets each, or 70 or 67 UTF-16 units. */
export function smsParts(text: string): number {
  const signs = [...text]
  const isBasic = signs.every((sign) => BASIC.test(sign) || EXTENSION.test(sign))
  const length = isBasic ? signs.length + signs.filter((sign) => EXTENSION.test(sign)).length : text.length
  const [one, many] = isBasic ? [160, 153] : [70, 67]
  return length <= one ? 1 : Math.ceil(length / many)
}
