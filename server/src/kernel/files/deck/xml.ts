import { readableText } from '../spreadsheet/cell-text.ts';
import { xmlText } from '../xml-text.ts';

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
export const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
export const PACKAGE = `${OFFICE}/package/2006`;
/** Namespaces of a theme. */
export const DRAWING = `xmlns:a="${OFFICE}/drawingml/2006/main"`;
/** Namespaces of the parts of a presentation. */
export const NAMES = [DRAWING, `xmlns:r="${RELATIONS}"`, `xmlns:p="${OFFICE}/presentationml/2006/main"`].join(
  ' ',
);

/** Escapes a text for an element or an attribute. */
export const safe = (text: string): string => xmlText(readableText(text));

const EMU_PER_INCH = 914_400;

/** Converts inches to EMU; the format allows only integers. */
export const emu = (inches: number): number => Math.round(inches * EMU_PER_INCH);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle on a slide. */
export const rectangle = ({ x, y, width, height }: Box): string =>
  `<a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>` +
  '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

/** The group that contains every shape of a part. */
export const shapeTree = (shapes: string): string =>
  '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
  '<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/>' +
  `</a:xfrm></p:grpSpPr>${shapes}</p:spTree>`;
