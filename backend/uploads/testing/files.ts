/** Small files of every type, freshly generated. */
import sharp from 'sharp';

/** A whole PDF with one empty page; `size` fills it with a comment up to so many bytes. */
export function pdf(size = 0): Buffer {
  const head = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n',
  );
  const tail = Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  return Buffer.concat([head, Buffer.alloc(Math.max(0, size - head.length - tail.length), '%'), tail]);
}

/** A single-color image. */
export async function picture(as: 'jpeg' | 'png' | 'webp' | 'gif', width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .toFormat(as)
    .toBuffer();
}

/** A photo from a phone held upright: rotated by its metadata, with its location. */
export async function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
    .withExif({
      IFD0: { Make: 'Secretphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '70/1 15/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An animation of two images. */
export async function moving(): Promise<Buffer> {
  const frames = Buffer.alloc(20 * 40 * 3, 200).fill(10, 0, 20 * 20 * 3);
  return sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** An archive with one file, stored as it is; its comment may hold the end of something else. */
export function archive(comment = ''): Buffer {
  const name = Buffer.from('a.html');
  const content = Buffer.from('<script>alert(1)</script>');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt32LE(content.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt32LE(content.length, 20);
  central.writeUInt32LE(content.length, 24);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + content.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, name, content, central, name, end, Buffer.from(comment)]);
}

/** A small file of 30 million pixels that would take 240 MB to open. */
export async function deepPicture(): Promise<Buffer> {
  return sharp({ create: { width: 6000, height: 5000, channels: 4, background: '#2a6' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();
}
