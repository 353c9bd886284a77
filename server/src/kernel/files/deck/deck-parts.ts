import type { Deck } from '@cadence/shared-contract/slides';
import { DEFAULT_TEXT_STYLE, NOTES_MASTER_XML, SLIDE_LAYOUT_XML, SLIDE_MASTER_XML } from './master-xml.ts';
import { notesXml, slideXml } from './slide-xml.ts';
import { themeXml } from './theme-xml.ts';
import { DECLARATION, emu, NAMES, PACKAGE, RELATIONS, safe } from './xml.ts';

/** A file inside the package; `type` is its media type, null where its extension determines it. */
export interface Part {
  readonly path: string;
  readonly type: string | null;
  readonly xml: string;
}

type Relation = readonly [type: string, target: string];

const OFFICE_MEDIA = 'application/vnd.openxmlformats-officedocument';
const media = (kind: string): string => `${OFFICE_MEDIA}.presentationml.${kind}+xml`;
/** The first ids that the format allows for slides, and for masters. */
const [FIRST_SLIDE, FIRST_MASTER] = [256, 2_147_483_648];
/** Page size of printed notes, in inches. */
const NOTES_PAGE = { width: 7.5, height: 10 } as const;

/** A part and its relations file: targets are always other parts, never anything external. */
function withRelations(part: Part, relations: readonly Relation[]): readonly Part[] {
  const folder = part.path.slice(0, part.path.lastIndexOf('/') + 1);
  return [
    part,
    {
      path: `${folder}_rels/${part.path.slice(folder.length)}.rels`,
      type: null,
      xml: relationsXml(relations),
    },
  ];
}

function relationsXml(relations: readonly Relation[]): string {
  const all = relations.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function presentationParts({ width, height, slides }: Deck): readonly Part[] {
  const first = 3;
  const ids = slides.map((_, index) => `<p:sldId id="${FIRST_SLIDE + index}" r:id="rId${first + index}"/>`);
  const xml = [
    `${DECLARATION}<p:presentation ${NAMES} saveSubsetFonts="1">`,
    `<p:sldMasterIdLst><p:sldMasterId id="${FIRST_MASTER}" r:id="rId1"/></p:sldMasterIdLst>`,
    '<p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst>',
    `<p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="${emu(width)}" cy="${emu(height)}"/>`,
    `<p:notesSz cx="${emu(NOTES_PAGE.width)}" cy="${emu(NOTES_PAGE.height)}"/>${DEFAULT_TEXT_STYLE}</p:presentation>`,
  ].join('');
  return withRelations({ path: 'ppt/presentation.xml', type: media('presentation.main'), xml }, [
    [`${RELATIONS}/slideMaster`, 'slideMasters/slideMaster1.xml'],
    [`${RELATIONS}/notesMaster`, 'notesMasters/notesMaster1.xml'],
    ...slides.map((_, index) => [`${RELATIONS}/slide`, `slides/slide${index + 1}.xml`] as const),
    [`${RELATIONS}/presProps`, 'presProps.xml'],
    [`${RELATIONS}/viewProps`, 'viewProps.xml'],
    [`${RELATIONS}/theme`, 'theme/theme1.xml'],
    [`${RELATIONS}/tableStyles`, 'tableStyles.xml'],
  ]);
}

function masterParts(brand: string): readonly Part[] {
  const theme = (path: string): Part => ({ path, type: `${OFFICE_MEDIA}.theme+xml`, xml: themeXml(brand) });
  const master = {
    path: 'ppt/slideMasters/slideMaster1.xml',
    type: media('slideMaster'),
    xml: SLIDE_MASTER_XML,
  };
  const layout = {
    path: 'ppt/slideLayouts/slideLayout1.xml',
    type: media('slideLayout'),
    xml: SLIDE_LAYOUT_XML,
  };
  const notes = {
    path: 'ppt/notesMasters/notesMaster1.xml',
    type: media('notesMaster'),
    xml: NOTES_MASTER_XML,
  };
  return [
    ...withRelations(master, [
      [`${RELATIONS}/slideLayout`, '../slideLayouts/slideLayout1.xml'],
      [`${RELATIONS}/theme`, '../theme/theme1.xml'],
    ]),
    ...withRelations(layout, [[`${RELATIONS}/slideMaster`, '../slideMasters/slideMaster1.xml']]),
    ...withRelations(notes, [[`${RELATIONS}/theme`, '../theme/theme2.xml']]),
    theme('ppt/theme/theme1.xml'),
    theme('ppt/theme/theme2.xml'),
  ];
}

function slideParts({ slides }: Deck): readonly Part[] {
  return slides.flatMap((slide, index) => {
    const number = index + 1;
    const layout = [`${RELATIONS}/slideLayout`, '../slideLayouts/slideLayout1.xml'] as const;
    const toNotes = [`${RELATIONS}/notesSlide`, `../notesSlides/notesSlide${number}.xml`] as const;
    const path = `ppt/slides/slide${number}.xml`;
    const parts = withRelations(
      { path, type: media('slide'), xml: slideXml(slide) },
      slide.notes === '' ? [layout] : [layout, toNotes],
    );
    if (slide.notes === '') return parts;
    const notes = {
      path: `ppt/notesSlides/notesSlide${number}.xml`,
      type: media('notesSlide'),
      xml: notesXml(slide.notes),
    };
    const back: readonly Relation[] = [
      [`${RELATIONS}/notesMaster`, '../notesMasters/notesMaster1.xml'],
      [`${RELATIONS}/slide`, `../slides/slide${number}.xml`],
    ];
    return [...parts, ...withRelations(notes, back)];
  });
}

/** Without a date, so that the same slides give the same file. */
function coreProperties({ name, author }: Deck): Part {
  const xml = [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<dc:title>${safe(name)}</dc:title><dc:creator>${safe(author)}</dc:creator>`,
    `<cp:lastModifiedBy>${safe(author)}</cp:lastModifiedBy></cp:coreProperties>`,
  ].join('');
  return {
    path: 'docProps/core.xml',
    type: 'application/vnd.openxmlformats-package.core-properties+xml',
    xml,
  };
}

function appProperties({ organisation, slides }: Deck): Part {
  const notes = slides.filter((slide) => slide.notes !== '').length;
  const xml = [
    `${DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">`,
    `<Application>Cadence</Application><Slides>${slides.length}</Slides><Notes>${notes}</Notes>`,
    `<Company>${safe(organisation)}</Company></Properties>`,
  ].join('');
  return { path: 'docProps/app.xml', type: `${OFFICE_MEDIA}.extended-properties+xml`, xml };
}

const settings: readonly Part[] = [
  { path: 'ppt/presProps.xml', type: media('presProps'), xml: `${DECLARATION}<p:presentationPr ${NAMES}/>` },
  { path: 'ppt/viewProps.xml', type: media('viewProps'), xml: `${DECLARATION}<p:viewPr ${NAMES}/>` },
  {
    path: 'ppt/tableStyles.xml',
    type: media('tableStyles'),
    xml: `${DECLARATION}<a:tblStyleLst ${NAMES} def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`,
  },
];

function contentTypes(parts: readonly Part[]): Part {
  const defaults = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
  ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const overrides = parts
    .filter(({ type }) => type !== null)
    .map(({ path, type }) => `<Override PartName="/${path}" ContentType="${type}"/>`);
  const xml = `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">${defaults.join('')}${overrides.join('')}</Types>`;
  return { path: '[Content_Types].xml', type: null, xml };
}

/** All parts of a file of slides, beginning with the list of contents. */
export function deckParts(deck: Deck): readonly Part[] {
  const root = relationsXml([
    [`${RELATIONS}/officeDocument`, 'ppt/presentation.xml'],
    [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    [`${RELATIONS}/extended-properties`, 'docProps/app.xml'],
  ]);
  const parts = [
    { path: '_rels/.rels', type: null, xml: root },
    coreProperties(deck),
    appProperties(deck),
    ...presentationParts(deck),
    ...settings,
    ...masterParts(deck.brand),
    ...slideParts(deck),
  ];
  return [contentTypes(parts), ...parts];
}
