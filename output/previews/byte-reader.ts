/** Reads the numbers of a binary format one after the other, most significant byte first. */
export class ByteReader {
  readonly #bytes: Buffer;
  position: number;

  /** @param position where reading begins */
  constructor(bytes: Buffer, position = 0) {
    this.#bytes = bytes;
    this.position = position;
  }

  /** The next bytes; a view, not a copy. Throws a RangeError when there are fewer. */
  bytes(length: number): Buffer {
    const end = this.position + length;
    if (end > this.#bytes.length) throw new RangeError('The file ends in the middle of a value.');
    const part = this.#bytes.subarray(this.position, end);
    this.position = end;
    return part;
  }

  u8(): number {
    return this.bytes(1).readUInt8();
  }

  u16(): number {
    return this.bytes(2).readUInt16BE();
  }

  i16(): number {
    return this.bytes(2).readInt16BE();
  }

  u32(): number {
    return this.bytes(4).readUInt32BE();
  }

  /** WOFF2's UIntBase128: seven bits a byte, the last one without the highest bit. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** WOFF2's 255UInt16: one byte for small numbers. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
}
