/** In points from the upper left corner of a page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** How a shape looks: filled, or drawn as a line. */
export interface PdfShape {
  readonly fill?: string;
  readonly stroke?: string;
  /** Line width, in points. */
  readonly weight?: number;
  readonly isDashed?: boolean;
  /** Clips what is outside. */
  readonly clip?: Box;
}

/** Draws an SVG path. */
export function drawShape(
  doc: PDFKit.PDFDocument,
  path: string,
  { fill, stroke, weight = 0.75, isDashed = false, clip }: PdfShape,
): void {
  doc.save();
  if (clip !== undefined) doc.rect(clip.x, clip.y, clip.width, clip.height).clip();
  const drawn = doc.path(path);
  if (stroke !== undefined) drawn.lineWidth(weight).strokeColor(stroke);
  if (isDashed) drawn.dash(3, { space: 2 });
  if (fill !== undefined) drawn.fill(fill);
  else drawn.stroke();
  doc.restore();
}
