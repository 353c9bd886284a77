/** What the client's modules take from a browser's page. Imported before any of them; the origin is the first argument. */
export const origin = process.argv[2] ?? '';

class AddressedRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init);
  }
}

Object.assign(globalThis, { window: globalThis, location: new URL(origin), Request: AddressedRequest });
