/** Columns by name. */
export type Columns = Record<string, Uint8Array | Uint16Array | Uint32Array | Int32Array>;

const arrays = { Uint8Array, Uint16Array, Uint32Array, Int32Array };

interface Section {
  name: string;
  type: keyof typeof arrays;
  offset: number;
  length: number;
}

/** Packs columns into one buffer: length of the table of contents, the table as JSON, the columns aligned to 8 bytes. */
export function pack(columns: Columns): Uint8Array {
  let offset = 0;
  const sections = Object.entries(columns).map(([name, column]): Section => {
    const section = { name, type: typeOf(column), offset, length: column.length };
    offset = aligned(offset + column.byteLength);
    return section;
  });
  const contents = Buffer.from(JSON.stringify(sections));
  const start = aligned(4 + contents.length);
  const packed = Buffer.alloc(start + offset);
  packed.writeUInt32LE(contents.length, 0);
  contents.copy(packed, 4);
  for (const section of sections) packed.set(bytesOf(columns[section.name]), start + section.offset);
  return packed;
}

/** Reverses `pack`. The columns are views of `packed`, whose memory must be aligned to 8 bytes. */
export function unpack(packed: Buffer<ArrayBuffer>): Columns {
  const contentsLength = packed.readUInt32LE(0);
  const sections: Section[] = JSON.parse(packed.toString('utf8', 4, 4 + contentsLength));
  const start = packed.byteOffset + aligned(4 + contentsLength);
  return Object.fromEntries(
    sections.map(({ name, type, offset, length }) => [name, new arrays[type](packed.buffer, start + offset, length)]),
  );
}

function typeOf(column: Columns[string]): Section['type'] {
  return column.constructor.name as Section['type'];
}

function bytesOf(column: Columns[string] | undefined): Uint8Array {
  return column ? new Uint8Array(column.buffer, column.byteOffset, column.byteLength) : new Uint8Array();
}

const aligned = (offset: number) => Math.ceil(offset / 8) * 8;
