import { useState, type ReactNode, type Ref } from 'react';
import { PDF_TYPE, pdfProblem } from './pdf-file.ts';

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly onChoose: (files: ArrayLike<File>) => void;
}

/** The system's choice of files, opened by a button. */
export function FileInput({ ref, onChoose }: FileInputProps): ReactNode {
  return (
    <input
      ref={ref}
      type="file"
      accept={`.pdf,${PDF_TYPE}`}
      hidden
      aria-label="PDF"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}

/** Accepts one PDF of those chosen or dropped; says why it accepts none (UMAN-007, UMAN-008). */
export function usePdfChoice(onPdf: (file: File) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (files: ArrayLike<File>): void => {
    const file = files[0];
    if (file === undefined) return;
    const why = files.length > 1 ? 'Please choose one file.' : pdfProblem(file);
    setProblem(why);
    if (why === null) onPdf(file);
  };
  return { problem, choose };
}
