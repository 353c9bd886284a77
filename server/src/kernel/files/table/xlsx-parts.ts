import { xmlText } from '../xml-text.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
const PACKAGE = `${OFFICE}/package/2006`;
const MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The start of a sheet, up to its rows. */
export const sheetStart = (frozenRows: number, widths: string): string => {
  const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  const view = `<sheetViews><sheetView workbookViewId="0">${frozenRows > 0 ? pane : ''}</sheetView></sheetViews>`;
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>${view}<sheetFormatPr defaultRowHeight="15"/><cols>${widths}</cols><sheetData>`;
};

/** One `<col>`; empty cells get its style. */
export const columnXml = (index: number, width: number, look: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${look}" customWidth="1"/>`;

const A4 = 9;
/** On paper: A4 across, as wide as one page and as long as it takes, with name and number of the page in its foot. */
const PAPER = [
  '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>',
  `<pageSetup paperSize="${A4}" orientation="landscape" fitToWidth="1" fitToHeight="0"/>`,
  '<headerFooter><oddFooter>&amp;L&amp;A&amp;RPage &amp;P of &amp;N</oddFooter></headerFooter>',
].join('');

/** The end of a sheet, with a filter over the range, and how it is printed. */
export const sheetEnd = (filtered: string | null): string =>
  `</sheetData>${filtered === null ? '' : `<autoFilter ref="${filtered}"/>`}${PAPER}</worksheet>`;

const font = (size: number, isBold: boolean): string =>
  `<font>${isBold ? '<b/>' : ''}<sz val="${size}"/><name val="Calibri"/><family val="2"/></font>`;
const cellFormat = (format: number, fontId = 0, borderId = 0): string =>
  `<xf numFmtId="${format}" fontId="${fontId}" fillId="0" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;
/** Long texts take several lines instead of covering, or being cut by, the next column. */
const wrappedFormat = (format: number, fontId = 0, borderId = 0): string =>
  cellFormat(format, fontId, borderId).replace(
    '/>',
    ' applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>',
  );
const counted = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

/** Built-in formats: '@' is 'Text', and such a cell stays text even when somebody edits it. */
const BUILT_IN = { general: 0, number: 3, percent: 9, text: 49 } as const;
const [DATE, INSTANT] = [164, 165];
const EDGE = '<left/><right/><top/>';

/** Cell styles, in the order of `LOOK_PLACES`. */
export const STYLES_XML = [
  `${DECLARATION}<styleSheet xmlns="${MAIN}">`,
  counted('numFmts', [
    `<numFmt numFmtId="${DATE}" formatCode="yyyy\\-mm\\-dd"/>`,
    `<numFmt numFmtId="${INSTANT}" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>`,
  ]),
  counted('fonts', [font(11, false), font(11, true), font(14, true)]),
  counted(
    'fills',
    ['none', 'gray125'].map((fill) => `<fill><patternFill patternType="${fill}"/></fill>`),
  ),
  counted('borders', [
    `<border>${EDGE}<bottom/><diagonal/></border>`,
    `<border>${EDGE}<bottom style="thin"><color auto="1"/></bottom><diagonal/></border>`,
  ]),
  counted('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
  counted('cellXfs', [
    cellFormat(BUILT_IN.general),
    wrappedFormat(BUILT_IN.text),
    cellFormat(BUILT_IN.number),
    cellFormat(BUILT_IN.percent),
    cellFormat(DATE),
    cellFormat(INSTANT),
    wrappedFormat(BUILT_IN.text, 1, 1),
    cellFormat(BUILT_IN.text, 2),
    cellFormat(BUILT_IN.text, 1),
  ]),
  counted('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  '</styleSheet>',
].join('');

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** The first row of each of the first `tables` sheets, repeated at the top of every page. */
function printTitles(names: readonly string[], tables: number): string {
  const all = names.slice(0, tables).map((name, index) => {
    const quoted = xmlText(name.replaceAll("'", "''"));
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${quoted}'!$1:$1</definedName>`;
  });
  return all.length === 0 ? '' : `<definedNames>${all.join('')}</definedNames>`;
}

/** The sheets by name; the head of the first `tables` of them is repeated on paper. */
export function workbookXml(names: readonly string[], tables: number): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets>${printTitles(names, tables)}</workbook>`;
}

const relations = (targets: readonly (readonly [type: string, target: string])[]): string => {
  const all = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
};

export const workbookRelations = (sheets: number): string =>
  relations([
    ...Array.from(
      { length: sheets },
      (_, index) => [`${RELATIONS}/worksheet`, `worksheets/sheet${index + 1}.xml`] as const,
    ),
    [`${RELATIONS}/styles`, 'styles.xml'],
  ]);

export const ROOT_RELATIONS = relations([
  [`${RELATIONS}/officeDocument`, 'xl/workbook.xml'],
  [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
]);

export function contentTypes(sheets: number): string {
  const parts = [
    ['/xl/workbook.xml', `${MEDIA}.sheet.main+xml`],
    ['/xl/styles.xml', `${MEDIA}.styles+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...Array.from({ length: sheets }, (_, index) => [`/${sheetPath(index)}`, `${MEDIA}.worksheet+xml`]),
  ].map(([path, type]) => `<Override PartName="${path}" ContentType="${type}"/>`);
  const defaults = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
  ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">${defaults.join('')}${parts.join('')}</Types>`;
}

/** Title, author and creation time, as programs show them. */
export function coreProperties(title: string, author: string, madeAt: Date): string {
  const dublinCore = 'http://purl.org/dc';
  return [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="${dublinCore}/elements/1.1/"`,
    ` xmlns:dcterms="${dublinCore}/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${madeAt.toISOString()}</dcterms:created></cp:coreProperties>`,
  ].join('');
}
