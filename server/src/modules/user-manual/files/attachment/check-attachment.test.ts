import { MESSAGES } from '@cadence/shared-contract';
import { DomainError } from '../../../../kernel/errors/index.ts';
import { endThreads } from '../../../../kernel/threads/index.ts';
import { ACTIVE_CONTENT } from './active-content.ts';
import { checkAttachment } from './check-attachment.ts';
import { drawnPdf } from './testing/drawn-pdf.ts';
import { handMade } from './testing/hand-made-pdf.ts';

afterAll(endThreads);

test('[UMAN-007] a PDF that can only be read is accepted, and its bytes stay usable', async () => {
  const content = await drawnPdf();
  await expect(checkAttachment(content)).resolves.toBeUndefined();
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
});

test.each<[sentence: string, content: Uint8Array]>([
  [MESSAGES.pdfOnly, Buffer.from('<html></html>')],
  [MESSAGES.pdfOnly, new Uint8Array()],
  [MESSAGES.pdfOnly, new Uint8Array(10 * 1024 * 1024)],
  [
    'This PDF is protected by a password. Please choose one without.',
    handMade({ trailer: '/Encrypt << >>' }),
  ],
  [
    'This PDF contains active content (JavaScript), which is not accepted.',
    handMade({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert) >>' }),
  ],
  [
    'This PDF contains active content (a program to start), which is not accepted.',
    handMade({ page: '/AA << /O << /S /Launch /F (calc.exe) >> >>' }),
  ],
  ['This PDF is damaged and cannot be read.', handMade().subarray(0, -10)],
  ['This PDF is too complex to be checked.', handMade({ objects: ['['.repeat(1000)] })],
])('[UMAN-007] [S9] a file is refused with one sentence: %s', async (sentence, content) => {
  const refusal: unknown = await checkAttachment(content).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DomainError);
  expect(refusal).toMatchObject({
    code: 'invalid',
    message: sentence,
    errors: [{ path: 'file', message: sentence }],
  });
});

test('each kind of active content has its own message', () => {
  expect(new Set(Object.values(ACTIVE_CONTENT)).size).toBe(Object.keys(ACTIVE_CONTENT).length);
});
