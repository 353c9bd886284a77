/** A file as the server sent it. */
export interface DownloadedFile {
  /** The readable name of its Content-Disposition (D-76). */
  readonly name: string;
  readonly content: Blob;
}

/** Of an answer that does not say. */
const NAMELESS = 'download';

/** The file of an answer. */
export async function readFile(response: Response): Promise<DownloadedFile> {
  return {
    name: nameIn(response.headers.get('content-disposition') ?? '') ?? NAMELESS,
    content: await response.blob(),
  };
}

/** RFC 6266: the encoded name, which can be in any script, before the plain one. */
function nameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decoded(encoded.trim());
  const [, quoted, bare] = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare ?? null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** How long a browser may take to begin with a download, in milliseconds. */
const KEPT_FOR = 60_000;

/** Hands a file to the browser, which saves it under its name. */
export function saveFile({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser asks for the content after the click, a busy one much later.
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
