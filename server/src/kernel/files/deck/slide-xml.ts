import { directionOf, SLIDE_LINE_HEIGHT } from '@cadence/shared-contract/slides';
import type { Slide, SlideBar, SlideInk, SlideText } from '@cadence/shared-contract/slides';
import { THEME_PLACES } from './theme-xml.ts';
import { DECLARATION, NAMES, rectangle, safe, shapeTree } from './xml.ts';

/** The id by which PowerPoint recognises the field. */
const NUMBER_FIELD = '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}';
/** What PowerPoint writes for a shape with 'Mark as decorative'. */
const DECORATIVE =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/>' +
  '</a:ext></a:extLst>';
const ALIGNMENTS = { left: 'l', center: 'ctr', right: 'r' } as const;
/** The main language of a script; programs choose fonts and spelling by it. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja-JP'],
  [/\p{Script=Hangul}/u, 'ko-KR'],
  [/\p{Script=Han}/u, 'zh-CN'],
  [/\p{Script=Thai}/u, 'th-TH'],
];
const RIGHT_TO_LEFT = { hebrew: 'he-IL', other: 'ar-SA' } as const;

function languageOf({ text, direction }: SlideText): string {
  if (direction === 'rtl') return RIGHT_TO_LEFT[/\p{Script=Hebrew}/u.test(text) ? 'hebrew' : 'other'];
  return LANGUAGES.find(([script]) => script.test(text))?.[1] ?? 'en-US';
}

const fill = (ink: SlideInk): string =>
  `<a:solidFill><a:schemeClr val="${THEME_PLACES[ink]}"/></a:solidFill>`;

/** A text run; a slide number is a field, so that it is updated when the slide is moved. */
function runXml(text: SlideText, words: string): string {
  const { size, isStrong, ink, role } = text;
  const look =
    `<a:rPr lang="${languageOf(text)}" sz="${size * 100}" b="${isStrong ? 1 : 0}">${fill(ink)}` +
    '<a:latin typeface="+mn-lt"/><a:cs typeface="+mn-cs"/></a:rPr>';
  const content = `${look}<a:t>${safe(words)}</a:t>`;
  return role === 'number'
    ? `<a:fld id="${NUMBER_FIELD}" type="slidenum">${content}</a:fld>`
    : `<a:r>${content}</a:r>`;
}

/** Line spacing is fixed as measured, whatever font a program uses for a script. */
function paragraphXml(text: SlideText, words: string): string {
  const spacing = `<a:lnSpc><a:spcPts val="${Math.round(text.size * SLIDE_LINE_HEIGHT * 100)}"/></a:lnSpc>`;
  const before = '<a:spcBef><a:spcPts val="0"/></a:spcBef>';
  const direction = (/\p{L}/u.test(words) ? directionOf(words) : text.direction) === 'rtl' ? 1 : 0;
  const style = `<a:pPr marL="0" indent="0" algn="${ALIGNMENTS[text.align]}" rtl="${direction}">${spacing}${before}<a:buNone/></a:pPr>`;
  return `<a:p>${style}${words === '' ? '' : runXml(text, words)}</a:p>`;
}

function textXml(text: SlideText, id: number): string {
  const isTitle = text.role === 'title';
  const kind = isTitle
    ? '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr>'
    : '<p:cNvSpPr txBox="1"/><p:nvPr/>';
  const paragraphs = text.text.split('\n').map((words) => paragraphXml(text, words));
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${isTitle ? 'Title' : 'Text'} ${id}"/>${kind}</p:nvSpPr>`,
    `<p:spPr>${rectangle(text)}<a:noFill/></p:spPr>`,
    '<p:txBody><a:bodyPr vert="horz" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="t"><a:noAutofit/></a:bodyPr>',
    `<a:lstStyle/>${paragraphs.join('')}</p:txBody></p:sp>`,
  ].join('');
}

function barXml(bar: SlideBar, id: number): string {
  const description = bar.label === '' ? '' : ` descr="${safe(bar.label)}"`;
  const inside = bar.label === '' ? DECORATIVE : '';
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Bar ${id}"${description}>${inside}</p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr>`,
    `<p:spPr>${rectangle(bar)}${fill(bar.ink)}<a:ln><a:noFill/></a:ln></p:spPr>`,
    '<p:txBody><a:bodyPr rtlCol="0" anchor="ctr"/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>',
  ].join('');
}

/** A slide; shapes are in reading order: its title, the descriptions of its bars, its texts. */
export function slideXml({ bars, texts }: Slide): string {
  const titles = texts
    .filter(({ role }) => role === 'title')
    .map((text) => (id: number) => textXml(text, id));
  const others = texts
    .filter(({ role }) => role !== 'title')
    .map((text) => (id: number) => textXml(text, id));
  const shapes = [...titles, ...bars.map((bar) => (id: number) => barXml(bar, id)), ...others];
  const tree = shapeTree(shapes.map((shape, index) => shape(index + 2)).join(''));
  return `${DECLARATION}<p:sld ${NAMES}><p:cSld>${tree}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

/** The notes of a slide. */
export function notesXml(notes: string): string {
  const paragraphs = notes
    .split('\n')
    .map((words) =>
      words === '' ? '<a:p/>' : `<a:p><a:r><a:rPr lang="en-US"/><a:t>${safe(words)}</a:t></a:r></a:p>`,
    );
  const image =
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide Image 1"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/>' +
    '</p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>';
  const body =
    '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes 2"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' +
    '<p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/>' +
    `<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs.join('')}</p:txBody></p:sp>`;
  return `${DECLARATION}<p:notes ${NAMES}><p:cSld>${shapeTree(image + body)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
}
