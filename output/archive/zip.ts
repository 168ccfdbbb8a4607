import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive: its path with forward slashes, and its content. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day of the format, so that the same files always produce the same archive. */
const [TIME, DATE] = [0, 0x21];
const MOST_ENTRIES = 0xffff;

/**
 * Makes a ZIP archive (APPNOTE 6.3, without the extensions for big ones).
 * @throws RangeError above 65,535 files
 */
export function zip(entries: readonly ZipEntry[]): Buffer {
  if (entries.length > MOST_ENTRIES) throw new RangeError(`A ZIP archive holds ${MOST_ENTRIES} files at most.`);
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name, 'utf8');
    const data = deflateRawSync(bytes, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(TIME, 6);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02'), number16(VERSION), common, place, path);
    files.push(Buffer.from('PK\x03\x04'), common, path, data);
    offset += 4 + common.length + path.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

function number16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
