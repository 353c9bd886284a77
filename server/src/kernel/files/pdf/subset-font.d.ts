declare module 'subset-font' {
  /** Leaves of a font, in any format of the web, what a text needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
