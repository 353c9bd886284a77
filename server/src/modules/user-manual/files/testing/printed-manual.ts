import type { UserManualReport } from '@cadence/shared-contract';
import { Buffer } from 'node:buffer';
import { extractText, getDocumentProxy } from 'unpdf';
import type { ManualPrint } from '../manual-pdf.ts';
import { manualPdf } from '../manual-pdf.ts';

/** The fuller report of an assessment. */
export function fullReport(values: Partial<UserManualReport> = {}): UserManualReport {
  return {
    UserId: 7,
    UserName: 'Siobhán Ó Briain',
    Source: 'assessment',
    IsFull: true,
    Disc: 'SC',
    Headline: 'Ask early, put it in writing, and leave me the day',
    DISC: [
      {
        Disc: 'SC',
        DiscTitle: 'Steadiness + Conscientiousness',
        Text: 'Keeps the plan, and can say why it is the plan.',
      },
      { Disc: 'S', DiscTitle: 'Steadiness', Text: 'Likes an even pace and people who stay.' },
      { Disc: 'C', DiscTitle: 'Conscientiousness', Text: 'Likes a question that has an answer.' },
    ],
    Per1: 12,
    Per2: 18,
    Per3: 38,
    Per4: 32,
    Details: [
      {
        Title: 'How to speak to me',
        Detail: 'Facts first, then the date. One topic in a message. Call only when a ward is waiting.',
      },
      {
        Title: 'Strengths',
        Detail: 'Keeps the plan when others lose it. Finds the missing step before it hurts.',
      },
      {
        Title: 'What tires me',
        Detail: 'A new direction without a reason, and meetings without a page to read.',
      },
      { Title: 'Under pressure', Detail: 'Becomes quiet, and checks everything once more.' },
      { Title: 'What helps me decide', Detail: 'A night, and the numbers.' },
    ],
    Scales: [
      { ScaleName: 'Direct/Careful', Text: 'Weighs words before they are said.', total: 73 },
      { ScaleName: 'Quick/Steady', Text: 'Would rather finish than begin.', total: 73 },
      { ScaleName: 'Outgoing/Reserved', Text: 'Speaks when there is something to say.', total: 64 },
      { ScaleName: 'Broad/Exact', Text: 'Wants the number.', total: 67 },
    ],
    Questions: [
      { Question: 'When do you work best?', AnswerChoice: 'Before ten, before the phones' },
      { Question: 'How should bad news reach you?', AnswerChoice: 'At once, in two lines' },
    ],
    Remarks: ['Two traits are nearly the same: either may show.'],
    Differences: [
      {
        ScaleName: 'Direct/Careful',
        Text: 'You are direct, Siobhán is careful.',
        IsAlike: false,
        Own: 14,
        Theirs: 73,
      },
    ],
    Viewer: { Per1: 41, Per2: 9, Per3: 25, Per4: 25 },
    CompletedAt: '2026-09-14T09:00:00.000Z',
    Entry: null,
    ...values,
  };
}

/** The same report as everyone reads it (D-107). */
export const shortReport = (): UserManualReport => ({
  ...fullReport(),
  IsFull: false,
  Details: fullReport().Details.slice(0, 3),
  Scales: [],
  Questions: [],
});

/** A person's own entry, without measured percentages. */
export const ownEntry = (Description = 'I think aloud and decide early.'): UserManualReport => ({
  ...shortReport(),
  UserName: 'José Ángel Muñoz',
  Source: 'entry',
  Disc: 'ID',
  DISC: [{ Disc: 'ID', DiscTitle: 'Influence + Dominance', Text: 'Wins people for what is next.' }],
  Per1: null,
  Per2: null,
  Per3: null,
  Per4: null,
  CompletedAt: null,
  Entry: { Disc: 'ID', Description, FilePath: null, File: null, UpdatedAt: '2026-10-02T09:00:00.000Z' },
});

/** The text of a print, page by page. */
export async function printed(values: Partial<ManualPrint> = {}) {
  const { name, type, content } = await manualPdf({
    report: fullReport(),
    organisation: { name: 'Acme', timeZone: 'Europe/Dublin', logo: null },
    printedBy: 'Zoë Lefèvre',
    printedAt: new Date('2026-11-25T08:00:00Z'),
    ...values,
  });
  const bytes = content as Buffer;
  const file = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(file, { mergePages: false });
  return { name, type, bytes, file, pages: text.map((page) => page.replace(/\s+/g, ' ')) };
}
