import { crc32, inflateRawSync } from 'node:zlib';

/**
 * Reads a ZIP archive by its directory.
 * @returns bytes by name
 * @throws Error when sizes or checksums are wrong
 */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [sum, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const place = archive.readUInt32LE(at + 42);
    const data = place + 30 + archive.readUInt16LE(place + 26) + archive.readUInt16LE(place + 28);
    const bytes = inflateRawSync(archive.subarray(data, data + packed));
    if (bytes.length !== size || crc32(bytes) !== sum) throw new Error(`${name} is damaged.`);
    files.set(name, bytes);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
