/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Edge of what is sent: as large as it is ever kept. */
const EDGE = 512;

/** The part of the picture as a small JPEG; null where the browser cannot draw it, and the server cuts it instead. */
export async function cropPicture(file: Blob, { x, y, width, height }: Area): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    canvas.width = EDGE;
    canvas.height = EDGE;
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, EDGE, EDGE);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, x, y, width, height, 0, 0, EDGE, EDGE);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  } catch {
    return null;
  }
}
