import type { TestApp } from './harness.ts';

const BOUNDARY = 'a-line-that-stands-in-no-file';

/** Sends one file as a browser's form does. */
export async function uploadFile(
  { app }: TestApp,
  { url, token, content }: { readonly url: string; readonly token: string; readonly content: Buffer },
) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="file"\r\n\r\n`;
  return app.http.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
}
