import type { Box } from './xml.ts';
import { DECLARATION, NAMES, rectangle, shapeTree } from './xml.ts';

const COLOR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const BACKGROUND = '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>';
/** The default position of a title, in inches. */
const TITLE: Box = { x: 0.6, y: 0.42, width: 5.6, height: 0.5 };
const NOTES_IMAGE: Box = { x: 1, y: 0.75, width: 5.5, height: 3.9 };
const NOTES_TEXT: Box = { x: 0.75, y: 4.9, width: 6, height: 4.6 };
const LEVELS = 9;
const STEP = 457_200;

const letters = (size: number): string =>
  `<a:defRPr sz="${size * 100}" kern="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill>` +
  '<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr>';

/** Text style of each level of a list, used by programs when somebody continues to write. */
const levels = (size: number): string =>
  Array.from(
    { length: LEVELS },
    (_, index) =>
      `<a:lvl${index + 1}pPr marL="${index * STEP}" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">` +
      `${letters(size)}</a:lvl${index + 1}pPr>`,
  ).join('');

interface Placeholder {
  readonly id: number;
  readonly name: string;
  readonly locks: string;
  /** Attributes of `<p:ph>`. */
  readonly kind: string;
  readonly place: Box;
  /** Prompt of an empty placeholder; null for one without text. */
  readonly prompt: string | null;
}

function placeholder({ id, name, locks, kind, place, prompt }: Placeholder): string {
  const text =
    prompt === null
      ? ''
      : `<p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0"/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>${prompt}</a:t></a:r></a:p></p:txBody>`;
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks ${locks}/></p:cNvSpPr>`,
    `<p:nvPr><p:ph ${kind}/></p:nvPr></p:nvSpPr><p:spPr>${rectangle(place)}</p:spPr>${text}</p:sp>`,
  ].join('');
}

const title = placeholder({
  id: 2,
  name: 'Title 1',
  locks: 'noGrp="1"',
  kind: 'type="title"',
  place: TITLE,
  prompt: 'Click to edit the title',
});

export const SLIDE_MASTER_XML = [
  `${DECLARATION}<p:sldMaster ${NAMES}><p:cSld>${BACKGROUND}${shapeTree(title)}</p:cSld>${COLOR_MAP}`,
  '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles>',
  `<p:titleStyle><a:lvl1pPr algn="l" defTabSz="914400" rtl="0">${letters(26)}</a:lvl1pPr></p:titleStyle>`,
  `<p:bodyStyle>${levels(14)}</p:bodyStyle><p:otherStyle>${levels(14)}</p:otherStyle></p:txStyles></p:sldMaster>`,
].join('');

export const SLIDE_LAYOUT_XML = [
  `${DECLARATION}<p:sldLayout ${NAMES} type="titleOnly" preserve="1"><p:cSld name="Title Only">${shapeTree(title)}</p:cSld>`,
  '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>',
].join('');

const notesImage = placeholder({
  id: 2,
  name: 'Slide Image 1',
  locks: 'noGrp="1" noRot="1" noChangeAspect="1"',
  kind: 'type="sldImg" idx="2"',
  place: NOTES_IMAGE,
  prompt: null,
});
const notesText = placeholder({
  id: 3,
  name: 'Notes 2',
  locks: 'noGrp="1"',
  kind: 'type="body" sz="quarter" idx="3"',
  place: NOTES_TEXT,
  prompt: 'Click to edit the notes',
});

export const NOTES_MASTER_XML = [
  `${DECLARATION}<p:notesMaster ${NAMES}><p:cSld>${BACKGROUND}${shapeTree(notesImage + notesText)}</p:cSld>${COLOR_MAP}`,
  `<p:notesStyle>${levels(12)}</p:notesStyle></p:notesMaster>`,
].join('');

/** Text style where no master defines any. */
export const DEFAULT_TEXT_STYLE = `<p:defaultTextStyle>${levels(18)}</p:defaultTextStyle>`;
