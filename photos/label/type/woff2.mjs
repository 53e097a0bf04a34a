import { brotliDecompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { Reader } from './reader.mjs'

// Order of the known tags of the WOFF2 directory (W3C WOFF 2.0, 5.2); a flag byte points into it.
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  )

/** Reads a WOFF2 file into a map of tag → {bytes, transformed}. Throws on another format. */
export function readWoff2(file) {
  const bytes = readFileSync(file)
  const head = new Reader(bytes)
  if (head.text(4) !== 'wOF2') throw new Error(`${file} is no WOFF2 file`)
  head.skip(8)
  const count = head.u16()
  head.skip(6)
  const compressed = head.u32()
  head.skip(24)
  const directory = []
  for (let i = 0; i < count; i++) {
    const flags = head.u8()
    const tag = (flags & 63) === 63 ? head.text(4) : TAGS[flags & 63]
    const version = flags >> 6
    const length = head.base128()
    const outlines = tag === 'glyf' || tag === 'loca'
    const transformed = outlines ? version !== 3 : version !== 0
    directory.push({ tag, transformed, length: transformed ? head.base128() : length })
  }
  const data = brotliDecompressSync(bytes.subarray(head.at, head.at + compressed))
  const tables = new Map()
  let at = 0
  for (const { tag, transformed, length } of directory) {
    tables.set(tag, { bytes: data.subarray(at, at + length), transformed })
    at += length
  }
  return tables
}
