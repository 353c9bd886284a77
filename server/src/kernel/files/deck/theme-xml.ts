import { SLIDE_COLORS, SLIDE_FONT } from '@cadence/shared-contract/slides';
import type { SlideInk } from '@cadence/shared-contract/slides';
import { DECLARATION, DRAWING } from './xml.ts';

/** Theme slots of the colours, so that changing the theme in a program changes the slides. */
export const THEME_PLACES: Readonly<Record<SlideInk, string>> = {
  ink: 'tx1',
  quiet: 'tx2',
  brand: 'accent1',
  good: 'accent2',
  bad: 'accent3',
  disputed: 'accent4',
  open: 'accent5',
  shelved: 'accent6',
  line: 'bg2',
};

const color = (place: string, digits: string): string =>
  `<a:${place}><a:srgbClr val="${digits}"/></a:${place}>`;
const fonts = (kind: string): string =>
  `<a:${kind}Font><a:latin typeface="${SLIDE_FONT}"/><a:ea typeface=""/><a:cs typeface="${SLIDE_FONT}"/></a:${kind}Font>`;
const three = (name: string, element: string): string => `<a:${name}>${element.repeat(3)}</a:${name}>`;

const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const STROKE = `<a:ln w="9525" cap="flat" cmpd="sng" algn="ctr">${FILL}<a:prstDash val="solid"/></a:ln>`;
const FORMATS = [
  '<a:fmtScheme name="Cadence">',
  three('fillStyleLst', FILL),
  three('lnStyleLst', STROKE),
  three('effectStyleLst', '<a:effectStyle><a:effectLst/></a:effectStyle>'),
  three('bgFillStyleLst', FILL),
  '</a:fmtScheme>',
].join('');

/** Colours and fonts of a file; a presentation and its notes have one theme each. */
export function themeXml(brand: string): string {
  const { ink, quiet, line, good, bad, disputed, open, shelved } = SLIDE_COLORS;
  const places = [
    ['dk1', ink],
    ['lt1', 'FFFFFF'],
    ['dk2', quiet],
    ['lt2', line],
    ['accent1', brand],
    ['accent2', good],
    ['accent3', bad],
    ['accent4', disputed],
    ['accent5', open],
    ['accent6', shelved],
    ['hlink', good],
    ['folHlink', quiet],
  ] as const;
  const colors = places.map(([place, digits]) => color(place, digits)).join('');
  return [
    `${DECLARATION}<a:theme ${DRAWING} name="Cadence"><a:themeElements>`,
    `<a:clrScheme name="Cadence">${colors}</a:clrScheme>`,
    `<a:fontScheme name="Cadence">${fonts('major')}${fonts('minor')}</a:fontScheme>`,
    `${FORMATS}</a:themeElements><a:objectDefaults/><a:extraClrSchemeLst/></a:theme>`,
  ].join('');
}
