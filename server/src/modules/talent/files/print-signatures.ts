import type { Appraisal, AppraisalSignature } from '@cadence/shared-contract';
import { agreementText } from '@cadence/shared-contract';
import type { PdfPages, Text } from '../../../kernel/files/index.ts';
import { heightOf, INK, isolated, plain, printedInstant } from '../../../kernel/files/index.ts';
import { LEADING, LOOKS, SECTION_GAP } from './print-looks.ts';

const GUTTER = 24;
const SIGN_LEADING = 20;
const RULE_GAP = 6;
/** Enough characters of a digest to distinguish two texts by eye. */
const SHORT_DIGEST = 8;

const SIDES = ['employee', 'reviewer'] as const;

/** The signatures in force, the employee's first. */
export function signaturesOf({ Signatures }: Appraisal): readonly AppraisalSignature[] {
  const inForce = Signatures.filter(({ IsInForce }) => IsInForce);
  return SIDES.flatMap((side) => inForce.find(({ By }) => By === side) ?? []);
}

/** 'Text as signed: 3f2a9c1e on Nov 20, 2026, 10:12 CET. Not signed by the reviewer.' */
export function signedTextOf(appraisal: Appraisal, timeZone: string): string {
  const signatures = signaturesOf(appraisal);
  if (signatures.length === 0) return 'Not signed.';
  const signed = signatures.map(
    ({ Digest, SignedAt }) =>
      `${Digest.slice(0, SHORT_DIGEST)} on ${printedInstant(new Date(SignedAt), timeZone)}`,
  );
  const missing = SIDES.filter((side) => !signatures.some(({ By }) => By === side));
  return [
    `Text as signed: ${signed.join('; ')}.`,
    ...missing.map((side) => `Not signed by the ${side}.`),
  ].join(' ');
}

interface Column {
  readonly sign: Text;
  readonly facts: Text;
}

function columnOf(
  pages: PdfPages,
  { By, Sign, PersonName, Agrees, SignedAt, IsCurrent }: AppraisalSignature,
  { width, timeZone }: { readonly width: number; readonly timeZone: string },
): Column {
  const role = By === 'reviewer' ? 'Reviewer' : (agreementText(Agrees) ?? 'Employee');
  const facts = [
    { text: `${role}\n`, look: LOOKS.cellStrong },
    { text: `${isolated(PersonName)}, ${printedInstant(new Date(SignedAt), timeZone)}`, look: LOOKS.grey },
    ...(IsCurrent ? [] : [{ text: '\nThe text was edited after this signature.', look: LOOKS.grey }]),
  ];
  return {
    sign: pages.lines(plain(Sign, LOOKS.sign), width, SIGN_LEADING),
    facts: pages.lines(facts, width, LEADING),
  };
}

/** Both signatures side by side, measured before anything is drawn. */
function measureSignatures(pages: PdfPages, appraisal: Appraisal, timeZone: string) {
  const width = (pages.width - GUTTER) / 2;
  const columns = signaturesOf(appraisal).map((signature) => columnOf(pages, signature, { width, timeZone }));
  const signs = Math.max(0, ...columns.map(({ sign }) => heightOf(sign)));
  const facts = Math.max(0, ...columns.map((column) => heightOf(column.facts)));
  const height = columns.length === 0 ? 0 : SECTION_GAP + signs + 2 * RULE_GAP + facts;
  const draw = (): void => {
    const line = pages.y + SECTION_GAP + signs + RULE_GAP;
    for (const [index, column] of columns.entries()) {
      const x = pages.left + index * (width + GUTTER);
      pages.tag('P', () => pages.drawAt(column.sign, { x, y: line - RULE_GAP - heightOf(column.sign) }));
      pages.decorate(() => pages.rule({ x, y: line }, width, { color: INK, weight: 0.75 }));
      pages.tag('P', () => pages.drawAt(column.facts, { x, y: line + RULE_GAP }));
    }
    pages.y += height;
  };
  return { height, draw };
}

/**
 * Draws the employee's comment and both signatures, together on one page; if the comment is longer than a page, its
 * last lines stay with the signatures.
 */
export function drawSignatures(pages: PdfPages, appraisal: Appraisal, timeZone: string): void {
  const { height, draw } = measureSignatures(pages, appraisal, timeZone);
  const title = pages.lines(plain('Comment of the employee', LOOKS.title), pages.width, LEADING + 6);
  const words = pages.lines(plain(appraisal.EmployeeComments ?? '', LOOKS.text), pages.width, 14);
  const hasWords = words.lines.length > 0;
  const comment = hasWords ? SECTION_GAP + heightOf(title) + heightOf(words) : 0;
  pages.keep(comment + height);
  if (hasWords) {
    pages.y += SECTION_GAP;
    pages.keep(heightOf(title) + 3 * words.leading);
    pages.tag('H2', () => pages.flow(title, pages.left));
    const isLong = comment + height > pages.pageRoom;
    const last = isLong ? 3 : words.lines.length;
    pages.tag('P', () => {
      pages.flow({ ...words, lines: words.lines.slice(0, -last) }, pages.left);
      pages.keep(last * words.leading + height);
      pages.flow({ ...words, lines: words.lines.slice(-last) }, pages.left);
    });
  }
  draw();
}
