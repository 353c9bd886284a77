/** First byte of a complete text frame of RFC 6455; server frames are not masked. */
const WHOLE_TEXT = 0x81;
const SHORT = { most: 125, header: 2 } as const;
const MEDIUM = { mark: 126, most: 0xffff, header: 4 } as const;
const LONG = { mark: 127, header: 10 } as const;

function writeHeader(frame: Buffer, length: number): void {
  frame[0] = WHOLE_TEXT;
  if (length <= SHORT.most) frame[1] = length;
  else if (length <= MEDIUM.most) {
    frame[1] = MEDIUM.mark;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONG.mark;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}

function headerOf(length: number): number {
  if (length <= SHORT.most) return SHORT.header;
  return length <= MEDIUM.most ? MEDIUM.header : LONG.header;
}

/** Records for many clients: each encoding is made once, when the first client needs it. */
export class Parcel {
  /** Ends in a separator. */
  readonly text: string;
  #frame: Buffer | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** As a WebSocket frame. */
  get frame(): Buffer {
    return (this.#frame ??= this.#makeFrame());
  }

  #makeFrame(): Buffer {
    const length = Buffer.byteLength(this.text);
    const header = headerOf(length);
    const frame = Buffer.allocUnsafe(header + length);
    writeHeader(frame, length);
    frame.write(this.text, header);
    return frame;
  }
}
