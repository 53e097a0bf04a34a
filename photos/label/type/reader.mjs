/** Reads big-endian numbers one after the other, the byte order of font files. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.at = at
  }
  skip(n) {
    this.at += n
  }
  u8() {
    return this.view.getUint8(this.at++)
  }
  i8() {
    return this.view.getInt8(this.at++)
  }
  u16() {
    this.at += 2
    return this.view.getUint16(this.at - 2)
  }
  i16() {
    this.at += 2
    return this.view.getInt16(this.at - 2)
  }
  u32() {
    this.at += 4
    return this.view.getUint32(this.at - 4)
  }
  f2dot14() {
    return this.i16() / 16384
  }
  text(n) {
    this.at += n
    return Buffer.from(this.bytes.subarray(this.at - n, this.at)).toString('latin1')
  }
  base128() {
    let value = 0
    for (;;) {
      const byte = this.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  /** The 255UInt16 of WOFF2: one byte up to 252, longer forms above. */
  short255() {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 254) return this.u8() + 506
    if (code === 255) return this.u8() + 253
    return code
  }
}
