import { API_BASE, ROUTES } from '@cadence/shared-contract';
import type { OperationId } from '@cadence/shared-contract';
import type { TestApp } from '../../testing/index.ts';
import type { GeneratedInput } from './inputs.ts';

const LINE = 'a-line-that-stands-in-no-file';

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Encodes a value for a URL: what is not text as JSON, and lone surrogates as replacement characters. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}

function addressOf(id: OperationId, { params, query }: GeneratedInput): string {
  const path = ROUTES[id].path.replace(/:(\w+)/g, (_, name: string) => inAddress(params[name] ?? ''));
  const pairs = Object.entries(query).map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`);
  return `${API_BASE}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

/** The body of a file upload, as a form sends it, with generated content. */
function multipart(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  return `--${LINE}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n${text}\r\n--${LINE}--\r\n`;
}

/** Sends a generated input, valid or not, as a browser would encode it. */
export async function send(
  { app }: TestApp,
  id: OperationId,
  { input, token }: { readonly input: GeneratedInput; readonly token: string | null },
): Promise<RawAnswer> {
  const spec: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly upload?: object } = ROUTES[id];
  const isUpload = spec.upload !== undefined;
  const payload = isUpload ? multipart(input.body) : JSON.stringify(input.body);
  const { statusCode, headers, body } = await app.http.inject({
    method: spec.method,
    url: addressOf(id, input),
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && {
        'content-type': isUpload ? `multipart/form-data; boundary=${LINE}` : 'application/json',
      }),
    },
    ...(payload !== undefined && { payload }),
  });
  return { status: statusCode, type: String(headers['content-type'] ?? ''), body };
}
